import { createLocalReq, type Payload } from 'payload'
import { fillPlaceholders, hasPlaceholders } from '@/content/placeholders'
import type { IssueMail } from '@/emails/newsletter/newsletter-issue'
import { fillGaps, openGaps } from '@/features/legal/company'
import { articleHtml } from '@/features/rich-text/article-html'
import { isElement } from '@/features/rich-text/html-element'
import { lexicalToHtml } from '@/features/rich-text/lexical-to-html'
import { siteBrand } from '@/features/site/brand'
import { uncachedFigures } from '@/features/site/uncached-figures'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Blog } from '@/payload-types'
import { mailHtml, mailNodes } from './mail-html'
import { mailText } from './mail-text'

/** An article for mails. Stored at the start, so that all mails of an issue are equal. */
export type Letter = IssueMail['article']

export async function letterOf(payload: Payload, { title, slug, content }: Blog): Promise<Letter> {
  const stored = { title, html: await articleHtml(await createLocalReq({}, payload), content) }
  const filled = hasPlaceholders(stored) ? fillPlaceholders(stored, await uncachedFigures(payload)) : stored
  const url = absoluteUrl(`/blog/${slug}`)
  const nodes = mailNodes(filled.html, url)
  return { title: filled.title, html: mailHtml(nodes), text: mailText(nodes), url }
}

type Words = Pick<IssueMail, 'subject' | 'intro'>

export async function filledWords(payload: Payload, { subject, intro }: Words): Promise<Words> {
  const words = { subject, intro }
  return hasPlaceholders(words) ? fillPlaceholders(words, await uncachedFigures(payload)) : words
}

export async function publicArticle(payload: Payload, id: string): Promise<Blog | undefined> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { and: [{ id: { equals: id } }, { status: { equals: 'published' } }] },
    limit: 1,
    depth: 1,
    overrideAccess: false,
  })
  return docs[0]
}

export async function articleToSend(payload: Payload, id: string) {
  const shown = await publicArticle(payload, id)
  if (shown) return { article: shown, isPublic: true }
  const article = await payload.findByID({
    collection: 'blogs',
    id,
    depth: 1,
    draft: true,
    overrideAccess: true,
    disableErrors: true,
  })
  return article ? { article, isPublic: false } : undefined
}

const ADDRESS_LINES = 3

async function postalAddress(payload: Payload): Promise<string[]> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const { docs } = await payload.find({
    collection: 'legal-pages',
    where: { slug: { equals: 'imprint' } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
  })
  const paragraphs = mailNodes(fillGaps(lexicalToHtml(docs[0]?.content), settings), absoluteUrl('/imprint'))
    .filter((node) => isElement(node) && node.tag === 'p')
    .map((node) => mailText([node]))
  const address = paragraphs.find((text) => text.split('\n').length >= ADDRESS_LINES)
  return address && openGaps(address, settings).length === 0
    ? address.split('\n').map((line) => line.trim())
    : []
}

/** The sender's data, the same for all mails of a lot. */
export async function letterHead(payload: Payload) {
  const [brand, address] = await Promise.all([siteBrand(payload), postalAddress(payload)])
  return { brand, address }
}

/** Previews and test mails link to the page without a token. */
export const sampleUnsubscribeUrl = (siteUrl: string): string => `${siteUrl}/newsletter/unsubscribe`
