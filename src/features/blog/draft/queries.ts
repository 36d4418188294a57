import { and, desc, eq, ilike, isNotNull, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { UNTITLED } from '@/features/publication/rules'
import { coverReference, writtenReferences } from '@/features/rich-text/written-references'
import { afterCursor, cutAt } from '@/lib/db/keyset'
import { asCaller } from '@/lib/db/local-api'
import { anywhere } from '@/lib/db/paging'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { _blogs_v } from '@/payload-generated-schema'
import type { Blog } from '@/payload-types'
import { articleChecks } from '../writing/checklist'
import { referenceProblems } from '../writing/queries'
import { draftMarkdown } from './markdown'
import type { ArticlesAsked } from './schema'

type Listed = Pick<Blog, 'id' | 'status' | 'updatedAt'> & {
  [Name in 'title' | 'slug' | '_status']?: Blog[Name] | null
}

const listed = ({ id, title, slug, status, _status, updatedAt }: Listed) => ({
  id,
  slug,
  status,
  updatedAt,
  title: title || UNTITLED,
  hasDraft: _status === 'draft',
})

/** Articles after a cursor, last changed first. Callers must check for an editor. */
export async function articlesAfter(req: PayloadRequest, { search, cursor, limit }: ArticlesAsked) {
  const { parent, version_updatedAt: updatedAt, latest, version_deletedAt } = _blogs_v
  const db = await transactionOf(req)
  const rows = await db
    .select({
      ...{ id: sql<string>`${parent}`, updatedAt: sql<string>`${updatedAt}` },
      title: _blogs_v.version_title,
      slug: _blogs_v.version_slug,
      status: sql<Blog['status']>`${_blogs_v.version_status}`,
      _status: _blogs_v.version__status,
    })
    .from(_blogs_v)
    .where(
      and(
        ...[eq(latest, true), isNotNull(parent), isNull(version_deletedAt)],
        search ? ilike(_blogs_v.version_title, anywhere(search)) : undefined,
        afterCursor(cursor, [updatedAt, parent]),
      ),
    )
    .orderBy(desc(updatedAt), desc(parent))
    .limit(limit + 1)
  const articles = rows.map((row) => listed({ ...row, updatedAt: new Date(row.updatedAt).toISOString() }))
  return cutAt(articles, limit, ({ updatedAt: at, id }) => ({ at, key: id }))
}

const newest = (req: PayloadRequest, id: string) =>
  req.payload.findByID({ collection: 'blogs', id, draft: true, disableErrors: true, ...asCaller(req) })

export async function draftArticle(req: PayloadRequest, id: string) {
  const doc = id ? await newest(req, id) : null
  if (!doc) return undefined
  return {
    ...listed(doc),
    excerpt: doc.excerpt ?? null,
    tags: doc.tags ?? [],
    category: referenceId(doc.category),
    featuredImage: referenceId(doc.featuredImage),
    publishedAt: doc.publishedAt ?? null,
    markdown: draftMarkdown(doc.content),
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
    await referenceProblems(req, [
      ...coverReference(referenceId(doc.featuredImage) ?? ''),
      ...writtenReferences(content),
    ]),
  )
  return checks.map(({ name, todo }) => ({ name, todo: [...todo] }))
}
