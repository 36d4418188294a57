import type { PayloadRequest } from 'payload'
import { UNTITLED } from '@/features/publication/rules'
import { articleHtml } from '@/features/rich-text/article-html'
import { lexicalDocument } from '@/features/rich-text/document'
import { lexicalToHtml } from '@/features/rich-text/lexical-to-html'
import { markdownOf } from '@/features/rich-text/markdown'
import { markdownNodes } from '@/features/rich-text/paste/pasted-content'
import { writtenReferences } from '@/features/rich-text/written-references'
import { asCaller } from '@/lib/db/local-api'
import { pageOf } from '@/lib/db/paging'
import type { Blog } from '@/payload-types'
import { articleChecks } from '../writing/checklist'
import { referenceProblems } from '../writing/queries'

type Listed = Pick<Blog, 'id' | 'title' | 'slug' | 'status' | '_status' | 'updatedAt'>

const listed = ({ id, title, slug, status, _status, updatedAt }: Listed) => ({
  id,
  slug,
  status,
  updatedAt,
  title: title || UNTITLED,
  hasDraft: _status === 'draft',
})

interface Asked {
  search: string
  page: number
  perPage: number
}

export async function listArticles(req: PayloadRequest, { search, page, perPage }: Asked) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'blogs',
    draft: true,
    where: search ? { title: { contains: search } } : {},
    sort: '-updatedAt',
    page,
    limit: perPage,
    select: { title: true, slug: true, status: true, _status: true, updatedAt: true },
    ...asCaller(req),
  })
  return pageOf(docs.map(listed), totalDocs, { page, perPage })
}

/** Markdown as the document of the editor. */
export const markdownContent = (text: string) => lexicalDocument(markdownNodes(text))

const newest = (req: PayloadRequest, id: string) =>
  req.payload.findByID({ collection: 'blogs', id, draft: true, disableErrors: true, ...asCaller(req) })

const idOf = (reference: string | { id: string } | null | undefined) =>
  (typeof reference === 'object' ? reference?.id : reference) ?? null

export async function draftArticle(req: PayloadRequest, id: string) {
  const doc = id ? await newest(req, id) : null
  if (!doc) return undefined
  const html = await articleHtml(req, doc.content)
  const markdown = markdownOf(html)
  return {
    ...listed(doc),
    excerpt: doc.excerpt ?? null,
    tags: doc.tags ?? [],
    category: idOf(doc.category),
    featuredImage: idOf(doc.featuredImage),
    publishedAt: doc.publishedAt ?? null,
    markdown,
    markdownIsComplete: lexicalToHtml(markdownContent(markdown)) === html,
    content: doc.content ?? null,
  }
}

export type DraftArticle = NonNullable<Awaited<ReturnType<typeof draftArticle>>>

/** The list 'Before publishing'. */
export async function draftChecks(req: PayloadRequest, id: string) {
  const doc = id ? await newest(req, id) : null
  if (!doc) return undefined
  const content = doc.content ?? null
  const checks = articleChecks(
    {
      title: doc.title ?? '',
      excerpt: doc.excerpt ?? '',
      description: doc.meta?.description ?? '',
      category: Boolean(doc.category),
      cover: Boolean(doc.featuredImage),
      content,
    },
    await referenceProblems(req, writtenReferences(content)),
  )
  return checks.map(({ name, todo }) => ({ name, todo: [...todo] }))
}
