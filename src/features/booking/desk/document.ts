import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { referenceId } from '@/lib/db/reference-id'
import { inTransaction } from '@/lib/db/transaction'
import type { ApiError } from '@/lib/http/problem'
import { wallReading } from '@/lib/time/zone'
import type { Booking } from '@/payload-types'
import { type BookingChange, detailNames } from '../change/columns'
import { type ChangeOutcome, changeBooking, deleteBooking } from '../change/mutations'
import type { BookingPatch } from '../change/schema'
import type { AskedTime } from '../day/take-time'
import { activeHosts, type CallHost } from '../host/queries'
import { currentRules } from '../settings/queries'
import { inBookingTransaction } from '../transaction'
import { type NotSeen, seenBooking } from './seen-booking'

/** What admins who take calls may send (docs/decisions/0121). They move calls with POST /api/move-booking. */
const ofCallTakers = ['status', 'outcomeNote', 'calendarSequence']

/** A call that has a host is assigned to them, so another assignee takes it over. Undefined if it stays as it is. */
async function newHost(tx: PayloadRequest, booking: Booking, { assignee }: BookingPatch) {
  if (!booking.host || assignee === undefined || assignee === referenceId(booking.assignee)) return undefined
  if (!assignee) return { host: null }
  const host = (await activeHosts(tx)).find(({ user }) => user === assignee)
  return host ? { host } : ('none' as const)
}

type Handing = { host: CallHost | null } | undefined

function changeOf(
  booking: Booking,
  patch: BookingPatch,
  { asked, handing }: { asked: AskedTime | undefined; handing: Handing },
): BookingChange {
  const { status, meetLink } = patch
  const given = detailNames.filter(
    (name) => patch[name] !== undefined && !(name === 'assignee' && booking.host),
  )
  const isNewStart =
    asked?.start !== undefined && Date.parse(asked.start) !== Date.parse(booking.bookingDatetime)
  return {
    ...(status === undefined ? {} : { status }),
    ...(meetLink === undefined ? {} : { meetLink }),
    ...(isNewStart ? { time: { asked } } : {}),
    ...(handing ? { ...handing, outsideHours: patch.outsideHours } : {}),
    ...(given.length > 0 ? { details: Object.fromEntries(given.map((name) => [name, patch[name]])) } : {}),
  }
}

async function askedTime(req: PayloadRequest, { bookingDatetime, outsideHours }: BookingPatch) {
  if (bookingDatetime === undefined) return undefined
  const start = new Date(bookingDatetime)
  const { date, time } = wallReading(start, (await currentRules(req.payload)).timezone)
  return { preferredDate: date, preferredTime: time, start: start.toISOString(), outsideHours }
}

/** The booking as the caller may read it. */
const shownTo = (tx: PayloadRequest, id: string, depth: number | undefined) =>
  tx.payload.findByID({
    collection: 'bookings',
    id,
    overrideAccess: false,
    req: tx,
    ...(depth === undefined ? {} : { depth }),
  })

interface Asked {
  id: string
  /** How far relationships are filled in. Undefined for the usual depth. */
  depth: number | undefined
}

const notAHost: ApiError = {
  field: 'assignee',
  code: 'invalid',
  message: 'This call has a host. Assign it to someone who is a host too.',
}

type PatchOutcome =
  | { kind: 'shown'; booking: Booking; undoUntil: Date | undefined }
  /** The caller has seen an older time or status. */
  | { kind: 'outdated' }
  | Exclude<ChangeOutcome, { kind: 'done' }>
  | NotSeen

/** Changes what a PATCH of a booking names. A new start is checked like that of a move. Callers must check for someone who takes calls. */
export async function patchBooking(
  acting: PayloadRequest,
  patch: BookingPatch,
  { id, depth }: Asked,
  now: Date,
): Promise<PatchOutcome> {
  const asked = await askedTime(acting, patch)
  return inBookingTransaction(acting, { asked, now, exceptId: id }, async (tx): Promise<PatchOutcome> => {
    const seen = await seenBooking(tx, id)
    if (seen.kind === 'unknown') return seen
    if (!(await isSuperAdmin(tx)) && !Object.keys(patch).every((name) => ofCallTakers.includes(name)))
      return { kind: 'forbidden' }
    if (seen.kind !== 'seen') return seen
    const { booking } = seen
    if ((patch.calendarSequence ?? booking.calendarSequence) < booking.calendarSequence)
      return { kind: 'outdated' }
    const telling = { by: 'team', notify: patch.notifyVisitor, now } as const
    const handing = await newHost(tx, booking, patch)
    if (handing === 'none') return { kind: 'refused', error: notAHost }
    const outcome = await changeBooking(tx, booking, changeOf(booking, patch, { asked, handing }), telling)
    if (outcome.kind !== 'done') return outcome
    return { kind: 'shown', booking: await shownTo(tx, id, depth), undoUntil: outcome.undoUntil }
  })
}

/** Deletes a booking. The visitor of a call that was to come hears that it is cancelled. Callers must check for a super admin. */
export const removeBooking = (
  acting: PayloadRequest,
  { id, depth }: Asked,
): Promise<{ kind: 'shown'; booking: Booking } | NotSeen> =>
  inTransaction(acting, async (tx) => {
    const seen = await seenBooking(tx, id)
    if (seen.kind !== 'seen') return seen
    const booking = await shownTo(tx, id, depth)
    await deleteBooking(tx, seen.booking, { by: 'team' })
    return { kind: 'shown', booking }
  })
