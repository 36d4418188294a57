import { and, count, desc, eq, gt, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { blockingStatuses } from '@/features/booking/status'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { changedDocuments, nextPlans } from '@/features/publication/queries'
import { UNTITLED } from '@/features/publication/rules'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import { allOf } from '@/lib/all-of'
import { asCaller } from '@/lib/db/local-api'
import { blog_readers } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { blogs, bookings } from '@/payload-generated-schema'

const DAY_MS = 86_400_000

/** Readers of the last seven UTC days. Callers must check access to all articles. */
async function weeklyViews(req: PayloadRequest, now: Date, most: number) {
  const { id, title } = blogs
  const views = count()
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, title, views, total: sql<number>`sum(count(*)) OVER ()`.mapWith(Number) })
    .from(blog_readers)
    .innerJoin(blogs, eq(id, blog_readers.blogId))
    .where(gt(blog_readers.day, new Date(now.getTime() - 7 * DAY_MS).toISOString().slice(0, 10)))
    .groupBy(id, title)
    .orderBy(desc(views), title)
    .limit(most)
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map((row) => ({ id: row.id, title: row.title || UNTITLED, views: row.views })),
  }
}

const SHOWN = 5

export type EditorHome = NonNullable<Awaited<ReturnType<typeof editorHome>>>

async function drafts(req: PayloadRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'blogs',
    // A document that was never published is only in its newest version.
    draft: true,
    where: { status: { equals: 'draft' } },
    sort: '-updatedAt',
    limit: SHOWN,
    select: { title: true, authorName: true, author: true, updatedAt: true },
    ...asCaller(req),
  })
  return {
    count: totalDocs,
    items: docs.map(({ id, title, authorName, updatedAt }) => ({
      id,
      title: title || UNTITLED,
      author: authorName ?? null,
      updatedAt,
    })),
  }
}

async function inquiries(req: PayloadRequest) {
  const asked = { collection: 'inquiries', overrideAccess: false, req } as const
  const [{ docs, totalDocs }, all] = await Promise.all([
    req.payload.find({
      ...asked,
      where: { status: { equals: 'new' } },
      sort: 'createdAt',
      limit: SHOWN,
      depth: 0,
      select: { name: true, company: true, createdAt: true },
    }),
    req.payload.count(asked),
  ])
  return {
    count: totalDocs,
    ever: all.totalDocs > 0,
    items: docs.map(({ company, ...inquiry }) => ({ ...inquiry, company: company ?? null })),
  }
}

async function calls(req: PayloadRequest, now: Date) {
  // Held bookings do not count. Editors cannot query that field themselves.
  const db = await transactionOf(req)
  const held = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.heldUntil), gt(bookings.bookingDatetime, now.toISOString())))
  const { docs, totalDocs } = await req.payload.find({
    collection: 'bookings',
    where: {
      status: { in: blockingStatuses },
      id: { not_in: held.map(({ id }) => id) },
      bookingDatetime: {
        greater_than: now.toISOString(),
        less_than: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
      },
    },
    sort: 'bookingDatetime',
    limit: SHOWN,
    select: { name: true, bookingDatetime: true, status: true },
    ...asCaller(req),
  })
  return {
    count: totalDocs,
    items: docs.map(({ bookingDatetime: start, ...call }) => ({ ...call, start })),
  }
}

async function newRegistrations(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'client-registrations',
    where: { status: { equals: 'new' } },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** The data of the first page, by role; undefined for callers who are not editors. */
export async function editorHome(req: PayloadRequest, now: Date) {
  if (!(await isAdmin(req))) return undefined
  return allOf({
    drafts: drafts(req),
    changed: changedDocuments(req, SHOWN),
    planned: nextPlans(req, SHOWN),
    inquiries: inquiries(req),
    views: weeklyViews(req, now, SHOWN),
    legal: unfinishedLegalPages(req.payload),
    calls: calls(req, now),
    seesBookings: takesCalls(req),
    registrations: isSuperAdmin(req).then((superAdmin) => (superAdmin ? newRegistrations(req) : null)),
  })
}
