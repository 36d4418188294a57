import {
  and,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  or,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { pageName, pagePath, pageWords } from '@/content/page-copies'
import { deskBookings } from '@/features/booking/desk/queries'
import { statuses } from '@/features/booking/status'
import { listPeople } from '@/features/person/list'
import { versionTables } from '@/features/publication/queries'
import { type PublishedKind, publishedKinds, UNTITLED } from '@/features/publication/rules'
import { workRowId } from '@/features/queue/row-id'
import { subjectOf } from '@/features/queue/subject'
import { subjectPage } from '@/features/queue/subject-page'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { listWork } from '@/features/queue/work-list'
import { asCaller } from '@/lib/db/local-api'
import { work_notes } from '@/lib/db/own-tables'
import { anywhere } from '@/lib/db/paging'
import { transactionOf } from '@/lib/db/transaction'
import { longDateInZone, timeInZone } from '@/lib/time/format'
import { readableAddress } from '@/lib/validation/readable-address'
import { client_registrations, inquiries, bookings as stored } from '@/payload-generated-schema'
import type { Found, FoundKind } from './schema'

const SHOWN = 5
const firstPage = { page: 1, perPage: SHOWN }
const EXCERPT = 120

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…`.toWellFormed() : line
}

/** The words of a text around the place where it holds `q`. */
function around(text: string, q: string): string {
  const line = text.replace(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(q.toLowerCase())
  const from = line.lastIndexOf(' ', Math.max(0, at - 40)) + 1
  return `${from > 0 ? '…' : ''}${excerpt(line.slice(from))}`
}

async function people(req: PayloadRequest, q: string): Promise<Found[]> {
  const found = await listPeople(req, { q, ...firstPage })
  return (found?.items ?? []).map(({ email, name, company }) => ({
    kind: 'person',
    id: email,
    title: name || readableAddress(email),
    note: [name ? readableAddress(email) : '', company].filter(Boolean).join(', ') || null,
    href: subjectPage({ kind: 'person', id: email }),
  }))
}

async function bookings(req: PayloadRequest, q: string, now: Date): Promise<Found[]> {
  const wanted = { view: 'all', status: undefined, assignee: undefined, q, sort: '-when', page: 1 } as const
  const { bookings: found, timezone } = await deskBookings(req.payload, wanted, now)
  return found.slice(0, SHOWN).map(({ id, name, start, status }) => {
    const at = new Date(start)
    return {
      kind: 'booking',
      id,
      title: name,
      note: `${longDateInZone(at, timezone)}, ${timeInZone(at, timezone)}, ${statuses[status].label}`,
      href: subjectPage({ kind: 'booking', id }),
    }
  })
}

async function work(req: PayloadRequest, search: string): Promise<Found[]> {
  const list = await listWork(req, { search, ...firstPage, sort: '-created' })
  return (list?.items ?? []).map(({ kind, id, name, company, excerpt: text }) => ({
    kind: 'work',
    id: workRowId({ kind, id }),
    title: company ? `${name}, ${company}` : name,
    note: excerpt(text) || null,
    href: subjectPage({ kind, id }),
  }))
}

/** Admins find notes on inquiries, on calls if they take calls, and on their own registrations. */
async function notes(req: PayloadRequest, q: string, viewer: Viewer): Promise<Found[]> {
  const { id, text, inquiryId, registrationId, bookingId, createdAt } = work_notes
  const readable = viewer.superAdmin
    ? undefined
    : or(
        isNotNull(inquiryId),
        viewer.takesCalls ? isNotNull(bookingId) : undefined,
        eq(client_registrations.assignee, viewer.id),
      )
  const db = await transactionOf(req)
  const rows = await db
    .select({
      note: getTableColumns(work_notes),
      about: sql<
        string | null
      >`coalesce(${inquiries.name}, ${client_registrations.fullName}, ${stored.name})`,
    })
    .from(work_notes)
    .leftJoin(inquiries, eq(inquiries.id, inquiryId))
    .leftJoin(client_registrations, eq(client_registrations.id, registrationId))
    .leftJoin(stored, eq(stored.id, bookingId))
    .where(and(ilike(text, anywhere(q)), readable))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
  return rows.map(({ note, about }) => ({
    kind: 'note',
    id: note.id,
    title: excerpt(note.text),
    note: about ?? note.person,
    href: subjectPage(subjectOf(note)),
  }))
}

const shownAs = {
  blogs: { kind: 'article', label: null },
  ideas: { kind: 'page', label: 'Idea' },
  flagships: { kind: 'page', label: 'Flagship' },
  'custom-pages': { kind: 'page', label: null },
  'case-studies': { kind: 'page', label: 'Case study' },
  'legal-pages': { kind: 'page', label: 'Legal page' },
} as const satisfies Partial<Record<PublishedKind, { kind: FoundKind; label: string | null }>>
const titledKinds = publishedKinds.filter((slug) => slug !== 'pages')

/** By the newest version, which only editors may read: its title, and the text of an article. */
async function documentsOf(req: PayloadRequest, slug: keyof typeof shownAs, q: string): Promise<Found[]> {
  const table = versionTables[slug]
  const { parent, version_title: title, version_status: status } = table
  // Legal pages have no trash.
  const kept = 'version_deletedAt' in table ? isNull(table.version_deletedAt) : undefined
  const isTitled = ilike(title, anywhere(q))
  const text = 'version_bodyText' in table ? table.version_bodyText : undefined
  const isInText = text && ilike(text, anywhere(q))
  const { kind, label } = shownAs[slug]
  const db = await transactionOf(req)
  const rows = await db
    .select({
      id: sql<string>`${parent}`,
      title,
      status,
      isTitled: sql<boolean>`${isTitled}`,
      text: text ?? title,
    })
    .from(table)
    .where(and(eq(table.latest, true), isNotNull(parent), kept, or(isTitled, isInText)))
    .orderBy(desc(isTitled), desc(table.updatedAt), table.id)
    .limit(SHOWN)
  return rows.map((row) => {
    const state = [label, row.status === 'published' ? null : row.status].filter(Boolean).join(', ')
    return {
      kind,
      id: row.id,
      title: row.title || UNTITLED,
      note: [state, row.isTitled ? '' : around(row.text ?? '', q)].filter(Boolean).join(': ') || null,
      href: `/admin/collections/${slug}/${row.id}`,
    }
  })
}

async function documents(req: PayloadRequest, q: string): Promise<Found[]> {
  return (await Promise.all(titledKinds.map((slug) => documentsOf(req, slug, q)))).flat()
}

/** The few pages with a row of texts, by their name, address and headline. */
async function pages(req: PayloadRequest, q: string): Promise<Found[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    pagination: false,
    select: { key: true, headline: true },
    ...asCaller(req),
  })
  return docs
    .map(({ id, key, headline }) => ({
      kind: 'page' as const,
      id,
      title: pageName(key),
      note: `${pagePath(key)}: ${headline || pageWords[key].headline}`,
      href: `/admin/collections/pages/${id}`,
    }))
    .filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(q.toLowerCase()))
    .slice(0, SHOWN)
}

/** Everything that the caller may read and that holds `q`, a few of each kind. Undefined for callers outside the team. */
export async function searchOffice(req: PayloadRequest, q: string, now: Date): Promise<Found[] | undefined> {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const found = await Promise.all([
    viewer.superAdmin ? people(req, q) : [],
    viewer.takesCalls ? bookings(req, q, now) : [],
    work(req, q),
    notes(req, q, viewer),
    documents(req, q),
    pages(req, q),
  ])
  return found.flat()
}
