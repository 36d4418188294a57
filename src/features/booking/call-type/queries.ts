import { and, asc, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, call_types } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { deskOnly, type Placement, placementFor } from '../host/placement'
import { hostsOfType } from '../host/queries'
import type { MeetingKind } from '../meeting/rules'
import { storedSettings } from '../settings/queries'
import { meetingOf, type OwnLengths, ownLengths, type Question, questionsOf } from './rules'

/** More than anyone offers. */
const MOST = 50

export interface OfferedCall {
  title: string | null
  lengths: OwnLengths
  meeting: { meetingKind: MeetingKind; meetingUrl?: string | null | undefined }
  questions: Question[]
  placement: Placement
}

/** The active types in their order, the first one being what a call is if nothing else is said. @param slug only this one */
async function activeTypes(req: PayloadRequest, slug?: string) {
  const db = await transactionOf(req)
  const { id, title, durationMinutes, bufferMinutes, hostChoice, isActive, orderIndex, createdAt } =
    call_types
  return db
    .select({ id, slug: call_types.slug, title, durationMinutes, bufferMinutes, hostChoice })
    .from(call_types)
    .where(and(eq(isActive, true), slug ? eq(call_types.slug, slug) : undefined))
    .orderBy(asc(orderIndex), asc(createdAt))
    .limit(slug ? 1 : MOST)
}

export const activeTypeNames = async (req: PayloadRequest): Promise<{ slug: string; title: string }[]> =>
  (await activeTypes(req)).map(({ slug, title }) => ({ slug, title }))

/** The call of a slug, or of the first active type. Undefined for an unknown or inactive type. */
export async function offeredCall(
  req: PayloadRequest,
  slug: string | undefined,
): Promise<OfferedCall | undefined> {
  const [active] = await activeTypes(req, slug)
  if (slug && !active) return undefined
  const settings = await storedSettings(req.payload, req)
  if (!active) return { title: null, lengths: {}, meeting: settings, questions: [], placement: deskOnly }
  const type = await req.payload.findByID({ collection: 'call-types', id: active.id, ...asSite(req) })
  return {
    title: type.title,
    lengths: ownLengths(type),
    meeting: meetingOf(type, settings),
    questions: questionsOf(type),
    placement: placementFor(await hostsOfType(req, active.id), active.hostChoice),
  }
}

/** The lengths and the hosts of a type. Undefined for an unknown or inactive type. */
export async function typeToPlace(req: PayloadRequest, slug: string | undefined) {
  const [type] = await activeTypes(req, slug)
  if (!type) return slug ? undefined : { lengths: {}, placement: deskOnly }
  const hosts = await hostsOfType(req, type.id)
  return { lengths: ownLengths(type), placement: placementFor(hosts, type.hostChoice) }
}

/** The active type with the title that a booking has. */
export async function typeOfTitle(req: PayloadRequest, title: string | null) {
  return title === null ? undefined : (await activeTypes(req)).find((type) => type.title === title)
}

const MINUTE_MS = 60_000

type StoredTimes = Pick<Booking, 'bookingDatetime' | 'endsAt' | 'blockedUntil'>

export function lengthsOf({ bookingDatetime, endsAt, blockedUntil }: StoredTimes): OwnLengths {
  if (!endsAt || !blockedUntil) return {}
  const [start, end, until] = [bookingDatetime, endsAt, blockedUntil].map((instant) => Date.parse(instant))
  return {
    bookingDurationMinutes: Math.ceil((Number(end) - Number(start)) / MINUTE_MS),
    bufferTimeMinutes: Math.ceil((Number(until) - Number(end)) / MINUTE_MS),
  }
}

/** Undefined for an unknown booking. */
export async function bookedLengths(req: PayloadRequest, id: string): Promise<OwnLengths | undefined> {
  const db = await transactionOf(req)
  const { host, bookingDatetime, endsAt, blockedUntil } = bookings
  const [row] = await db
    .select({ host, bookingDatetime, endsAt, blockedUntil })
    .from(bookings)
    .where(eq(bookings.id, id))
  if (!row?.host) return row && lengthsOf(row)
  // The buffer was that of the host, who may be another one now.
  const { bufferTimeMinutes: _, ...length } = lengthsOf(row)
  return length
}

export interface CallToPlace {
  lengths?: OwnLengths | undefined
  exceptId?: string | undefined
  /** Without it, those who could take the booking that moves, else the desk. */
  placement?: Placement | undefined
}
