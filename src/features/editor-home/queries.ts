import { and, count, desc, eq, gt, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { blockingStatuses } from '@/features/booking/status'
import { unfinishedLegalPages } from '@/features/legal/gaps'
import { changedDocuments, nextPlans, type TitledPlan } from '@/features/publication/queries'
import { type PublishedKind, UNTITLED } from '@/features/publication/rules'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import { blog_readers } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { blogs, bookings } from '@/payload-generated-schema'

const DAY_MS = 86_400_000

interface WeeklyViews {
  total: number
  articles: { id: string; title: string; views: number }[]
}

/** Readers of the last seven UTC days. Callers must check access to all articles. */
async function weeklyViews(req: PayloadRequest, now: Date, most: number): Promise<WeeklyViews> {
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

interface Waiting<Item> {
  count: number
  items: Item[]
}

export interface EditorHome {
  drafts: Waiting<{ id: string; title: string; author: string | null; updatedAt: string }>
  inquiries: Waiting<{ id: string; name: string; company: string | null; createdAt: string }> & {
    ever: boolean
  }
  changed: { id: string; kind: PublishedKind; title: string; updatedAt: string }[]
  planned: TitledPlan[]
  views: WeeklyViews
  legal: { id: string; title: string; gaps: string[] }[]
  calls: Waiting<{ id: string; name: string; start: string; status: string }>
  seesBookings: boolean
  registrations: number | null
}

async function drafts(req: PayloadRequest): Promise<EditorHome['drafts']> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'blogs',
    // A document that was never published is only in its newest version.
    draft: true,
    where: { status: { equals: 'draft' } },
    sort: '-updatedAt',
    limit: SHOWN,
    depth: 0,
    select: { title: true, authorName: true, author: true, updatedAt: true },
    overrideAccess: false,
    req,
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

async function inquiries(req: PayloadRequest): Promise<EditorHome['inquiries']> {
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
    items: docs.map(({ id, name, company, createdAt }) => ({
      id,
      name,
      company: company ?? null,
      createdAt,
    })),
  }
}

async function calls(req: PayloadRequest, now: Date): Promise<EditorHome['calls']> {
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
    depth: 0,
    select: { name: true, bookingDatetime: true, status: true },
    overrideAccess: false,
    req,
  })
  return {
    count: totalDocs,
    items: docs.map(({ id, name, bookingDatetime, status }) => ({
      id,
      name,
      start: bookingDatetime,
      status,
    })),
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
export async function editorHome(req: PayloadRequest, now: Date): Promise<EditorHome | undefined> {
  if (!(await isAdmin(req))) return undefined
  const [draftsFound, changed, plans, inquiriesFound, views, legal, callsFound, seesBookings, registrations] =
    await Promise.all([
      drafts(req),
      changedDocuments(req, SHOWN),
      nextPlans(req, SHOWN),
      inquiries(req),
      weeklyViews(req, now, SHOWN),
      unfinishedLegalPages(req.payload),
      calls(req, now),
      takesCalls(req),
      isSuperAdmin(req).then((superAdmin) => (superAdmin ? newRegistrations(req) : null)),
    ])
  return {
    drafts: draftsFound,
    changed,
    planned: plans,
    inquiries: inquiriesFound,
    views,
    legal,
    calls: callsFound,
    seesBookings,
    registrations,
  }
}
