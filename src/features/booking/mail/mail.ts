import type { PayloadRequest } from 'payload'
import { seal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { referenceId } from '@/lib/db/reference-id'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaiting } from '@/lib/jobs/take-waiting'
import { undoEnd } from '@/lib/time/undo'
import type { Booking } from '@/payload-types'
import {
  type ChangedBy,
  differencesFor,
  type Known,
  knowsAll,
  type Step,
  toldOf,
  withSilentChange,
} from '../change/differences'
import { planUnanswered } from '../confirmation/jobs'
import { planReminders } from './reminders'

const people = ['visitor', 'team', 'host'] as const
type Person = (typeof people)[number]

interface Telling {
  by: ChangedBy
  /** False: the visitor gets no mail. */
  notify: boolean
  /** The host did it, in their own calendar. */
  byHost: boolean
  at: Date
}

/** Visitors of whom the team says so, and hosts who have made the change. */
function isSilent(
  tx: PayloadRequest,
  audience: Person,
  { assignee }: Booking,
  { by, notify, byHost }: Telling,
): boolean {
  if (audience === 'visitor') return !notify
  return audience === 'host' && (byHost || (by === 'team' && tx.user?.id === referenceId(assignee)))
}

/** Takes waiting mails out of the outbox. Returns what each audience knew before them. */
async function takeWaitingMails(tx: PayloadRequest, bookingId: string) {
  const taken = await takeWaiting(tx, 'booking-mail', bookingId)
  return new Map<Person, Known>(taken.toReversed().map((mail) => [mail.audience, mail.known ?? null]))
}

const undoOf = (tx: PayloadRequest, before: Booking, { notify }: Telling) => ({
  status: before.status,
  start: before.bookingDatetime,
  callType: before.callType ?? null,
  host: referenceId(before.host),
  assignee: referenceId(before.assignee),
  meetingKind: before.meetingKind ?? null,
  meetLink: before.meetLink ?? null,
  endsAt: before.endsAt ?? null,
  blockedUntil: before.blockedUntil ?? null,
  silent: !notify,
  by: tx.user?.id ?? null,
})

export const DELETED_BOOKING = 'deleted-booking'

function mailOfDeletion(
  tx: PayloadRequest,
  audience: Person,
  before: Booking,
  known: Known,
  telling: Telling,
) {
  const [event] = differencesFor(audience, known, { booking: null, at: telling.at })
  if (!event || !known || isSilent(tx, audience, before, telling)) return undefined
  const cancelled: Booking = {
    ...before,
    status: 'cancelled',
    manageTokenSealed: null,
    manageTokenHash: null,
  }
  return {
    event,
    audience,
    bookingId: before.id,
    sequence: before.calendarSequence + 1,
    known,
    deleted: seal(JSON.stringify(cancelled), DELETED_BOOKING, siteKeys),
  }
}

function mailOfChange(
  tx: PayloadRequest,
  audience: Person,
  { before, after }: Step & { after: Booking },
  told: Known,
  telling: Telling,
): Jobs['booking-mail'] | undefined {
  const silent = isSilent(tx, audience, before ?? after, telling)
  if (silent && !told) return undefined
  const known = silent && told && before ? withSilentChange(told, before, after) : told
  // The change was undone.
  if (knowsAll(known, after)) return undefined
  const [event] = differencesFor(audience, known, { booking: after, at: telling.at })
  const canBeUndone = before !== null && telling.by === 'team'
  if (!event && (!canBeUndone || (audience === 'host' && !known?.host))) return undefined
  return {
    event: event ?? null,
    audience,
    bookingId: after.id,
    sequence: after.calendarSequence,
    ...(event === 'rescheduled' && known && known.start !== after.bookingDatetime
      ? { previousStart: known.start }
      : {}),
    // Hosts are told only while the call is theirs, or was until it was cancelled.
    ...(canBeUndone || audience === 'host' ? { known } : {}),
    ...(canBeUndone ? { undo: undoOf(tx, before, telling) } : {}),
  }
}

async function askToConfirm(tx: PayloadRequest, { id: bookingId, heldUntil }: Booking, notify: boolean) {
  if (notify)
    await sendJob(tx, 'booking-mail', { event: 'held', audience: 'visitor', bookingId, sequence: 0 })
  await sendJob(tx, 'booking-hold', { bookingId }, { startAfter: new Date(heldUntil ?? 0) })
}

/** What the mails about a booking depend on. */
const factsOf = (booking: Booking) =>
  JSON.stringify([Boolean(booking.heldUntil), toldOf('visitor', { ...booking, heldUntil: null })])

/** Queues the mails of a change. Those of the team wait for Undo and tell the difference (docs/decisions/0062). @returns when they leave, if they wait */
export async function queueMails(tx: PayloadRequest, step: Step, telling: Telling) {
  const { before, after } = step
  if (before && after && factsOf(before) === factsOf(after)) return undefined
  if (after?.heldUntil) {
    if (!before) await askToConfirm(tx, after, telling.notify)
    return undefined
  }
  const waiting = before ? await takeWaitingMails(tx, before.id) : new Map<Person, Known>()
  const end = undoEnd(telling.at)
  let waits = false
  for (const audience of people) {
    // Null: what waited was the first that the audience would have heard.
    const told = waiting.has(audience) ? (waiting.get(audience) ?? null) : before && toldOf(audience, before)
    const mail = after
      ? mailOfChange(tx, audience, { before, after }, told, telling)
      : mailOfDeletion(tx, audience, before, told, telling)
    if (!mail) continue
    const canBeUndone = 'undo' in mail
    waits ||= canBeUndone
    await sendJob(tx, 'booking-mail', mail, canBeUndone ? { startAfter: end } : {})
  }
  if (!after) return undefined
  await planReminders(tx, after, telling.at)
  await planUnanswered(tx, after, telling.at)
  return waits ? end : undefined
}
