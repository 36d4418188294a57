import { count, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { UNTITLED } from '@/features/publication/rules'
import { transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { blogs } from '@/payload-generated-schema'
import type { Blog } from '@/payload-types'

export const blogStatuses = ['draft', 'published', 'archived'] as const satisfies readonly Blog['status'][]
export type BlogStatus = (typeof blogStatuses)[number]

export const blogSorts = ['title', 'status', 'views', 'created'] as const
export type BlogSort = (typeof blogSorts)[number]

const fieldOf: Record<BlogSort, string> = {
  title: 'title',
  status: 'status',
  views: 'viewCount',
  created: 'createdAt',
}

export interface BlogListRequest {
  q: string
  status: BlogStatus | undefined
  sort: BlogSort
  descending: boolean
  page: number
  pageSize: number
}

export type ListedBlog = Pick<
  Blog,
  'id' | 'title' | 'slug' | 'status' | '_status' | 'viewCount' | 'authorName' | 'createdAt' | 'updatedAt'
>

export type BlogDetails = ListedBlog &
  Pick<Blog, 'excerpt' | 'tags' | 'readTime' | 'publishedAt'> & { category: string | null }

const columns = {
  title: true,
  slug: true,
  status: true,
  _status: true,
  viewCount: true,
  author: true,
  authorName: true,
  createdAt: true,
  updatedAt: true,
} as const

function condition({ q, status }: BlogListRequest): Where {
  const and: Where[] = []
  if (status) and.push({ status: { equals: status } })
  if (q)
    and.push({ or: [{ title: { contains: q } }, { excerpt: { contains: q } }, { slug: { contains: q } }] })
  return { and }
}

const withTitle = <Titled extends { title: string }>(blog: Titled): Titled => ({
  ...blog,
  title: blog.title || UNTITLED,
})

export async function listBlogs(
  req: PayloadRequest,
  asked: BlogListRequest,
): Promise<{ blogs: ListedBlog[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'blogs',
    draft: true,
    where: condition(asked),
    sort: [`${asked.descending ? '-' : ''}${fieldOf[asked.sort]}`, '-createdAt', 'id'],
    page: asked.page,
    limit: asked.pageSize,
    select: columns,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { blogs: docs.map(withTitle), total: totalDocs }
}

export async function countBlogs(req: PayloadRequest): Promise<Record<BlogStatus, number>> {
  const db = await transactionOf(req)
  const rows = await db
    .select({ status: blogs.status, count: count() })
    .from(blogs)
    .where(isNull(blogs.deletedAt))
    .groupBy(blogs.status)
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return {
    draft: found.get('draft') ?? 0,
    published: found.get('published') ?? 0,
    archived: found.get('archived') ?? 0,
  }
}

export async function blogDetails(req: PayloadRequest, id: string): Promise<BlogDetails | undefined> {
  if (!isUuid(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'blogs',
    draft: true,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    select: { ...columns, excerpt: true, tags: true, readTime: true, publishedAt: true, category: true },
    populate: { 'blog-categories': { name: true } },
    depth: 1,
    overrideAccess: false,
    req,
  })
  const [blog] = docs
  if (!blog) return undefined
  const { id: blogId, slug, status, _status, viewCount, authorName, createdAt, updatedAt, category } = blog
  const { excerpt, tags, readTime, publishedAt } = blog
  // Fields are listed, because the computed name loads the author's account too.
  return {
    id: blogId,
    title: blog.title || UNTITLED,
    slug,
    status,
    _status,
    viewCount,
    authorName,
    createdAt,
    updatedAt,
    excerpt,
    tags,
    readTime,
    publishedAt,
    category: typeof category === 'object' ? (category?.name ?? null) : null,
  }
}
