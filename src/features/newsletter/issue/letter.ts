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
import { mailHtml } from './mail-html'
import { mailNodes } from './mail-nodes'
import { mailText } from './mail-text'

/** An article as mails carry it. Kept when an issue starts, so that all its mails are the same. */
export type Letter = IssueMail['article']

export async function letterOf(payload: Payload, { title, slug, content }: Blog): Promise<Letter> {
  const stored = { title, html: await articleHtml(await createLocalReq({}, payload), content) }
  const filled = hasPlaceholders(stored) ? fillPlaceholders(stored, await uncachedFigures(payload)) : stored
  const url = absoluteUrl(`/blog/${slug}`)
  const nodes = mailNodes(filled.html, url)
  return { title: filled.title, html: mailHtml(nodes), text: mailText(nodes), url }
}

/** The article that the public reads, and nothing of a draft beside it. */
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

/** The article as it would be sent now; one that is not public yet as it was last saved. For those who may read drafts. */
export async function articleToSend(
  payload: Payload,
  id: string,
): Promise<{ article: Blog; isPublic: boolean } | undefined> {
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

/** The postal address that the imprint begins with: its first paragraph of three lines or more, once neither it nor the settings leave a gap. */
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

/** Who writes: the same for all mails of a lot. */
export async function letterHead(
  payload: Payload,
): Promise<Pick<IssueMail, 'address'> & { brand: Awaited<ReturnType<typeof siteBrand>> }> {
  const [brand, address] = await Promise.all([siteBrand(payload), postalAddress(payload)])
  return { brand, address }
}

/** Where a preview and a test mail lead: the page itself, which knows nobody without a token. */
export const sampleUnsubscribeUrl = (siteUrl: string): string => `${siteUrl}/newsletter/unsubscribe`
