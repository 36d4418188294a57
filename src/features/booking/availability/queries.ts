import type { PayloadRequest } from 'payload'
import { refreshBusy } from '@/features/calendar/busy/queries'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import type { CallToPlace } from '../call-type/queries'
import type { BusyRange, Slot, SlotRefusal } from '../types'
import { deskWindow, type KnownLane, knownLanes, lanesOf } from './lane-queries'
import {
  type AskedSlot,
  isLaneFull,
  isOpen,
  type Lane,
  laneRefusal,
  laneSlot,
  mergedRefusal,
  unionSlots,
} from './lanes'
import { refusals } from './refusals'

const HOUR_MS = 3_600_000
/** No zone is further from another. */
const APART_MS = 26 * HOUR_MS

/** Whole days of any zone around dates of one. */
export const spanAround = (first: string, last: string, zone: string): BusyRange => ({
  start: new Date(startOfDay(first, zone) - APART_MS),
  end: new Date(startOfDay(addCalendarDays(last, 1), zone) + APART_MS),
})

/** A booking needs recent data of the external calendar. */
const BOOKING_MAX_AGE_MS = 5000

/** Queries the external calendar of the desk before a transaction, which must not wait for it. */
export async function prepareDay(req: PayloadRequest, date: string, call: CallToPlace): Promise<void> {
  const { lanes } = await lanesOf(req, call)
  const window = deskWindow(lanes, date)
  if (window) await refreshBusy(req.payload, window, { maxAgeMs: BOOKING_MAX_AGE_MS })
}

interface DayAsked extends CallToPlace {
  date: string
  now: Date
}

/** What blocks time on a day. */
export const lanesOn = (
  req: PayloadRequest,
  lanes: readonly Lane[],
  { date, now, exceptId }: Pick<DayAsked, 'date' | 'now' | 'exceptId'>,
): Promise<KnownLane[]> => {
  const span = spanAround(date, date, lanes[0]?.company.timezone ?? 'UTC')
  return knownLanes(req, lanes, { span, deskSpan: deskWindow(lanes, date), now, exceptId })
}

/** From the best to the worst. Visitors get the best one. */
const states = ['ok', 'off', 'stale', 'unknown'] as const

/** The free slots of a business day. Empty if it cannot be booked. @param req reads within its transaction */
export async function dayAvailability(req: PayloadRequest, { date, now, ...call }: DayAsked) {
  const { lanes, placement } = await lanesOf(req, call)
  const [first] = lanes
  const day = {
    date,
    timezone: first?.company.timezone ?? '',
    durationMinutes: first?.rules.bookingDurationMinutes ?? 0,
  }
  const open = lanes.filter((lane) => isOpen(lane, { date, now }))
  if (open.length === 0) {
    const refused = mergedRefusal(lanes.flatMap((lane) => laneRefusal(lane, { date, now }) ?? []))
    const reason = refused && { code: refused, message: refusals[refused].message }
    return { ...day, calendar: 'off' as const, ...(reason ? { reason } : {}), slots: [] }
  }
  const window = deskWindow(open, date)
  if (window && (await req.transactionID) === undefined) await refreshBusy(req.payload, window)
  const known = await lanesOn(req, open, { date, now, exceptId: call.exceptId })
  const state = states.find((each) => known.some((lane) => lane.state === each)) ?? 'off'
  const isChosen = placement.choice === 'visitor'
  const slots = unionSlots(known, { date, now })
  return {
    ...day,
    calendar: state === 'unknown' ? ('stale' as const) : state,
    // The external calendar is unavailable, so the time needs confirmation.
    ...(state === 'unknown' ? { toBeConfirmed: true } : {}),
    ...(slots.length === 0 && known.every((lane) => isLaneFull(lane, date))
      ? { reason: { code: 'full', message: refusals.full.message } }
      : {}),
    slots: slots.map(
      ({ slot, lanes: those }): Slot =>
        isChosen ? { ...slot, hosts: those.flatMap(({ host }) => host?.slug ?? []) } : slot,
    ),
  }
}

export type Wanted<Has = { slot: Slot }> =
  | ({ kind: 'slot' } & Has)
  | { kind: 'taken'; error: ApiError }
  | { kind: 'refused'; error: ApiError }

/** The lanes that have a request's slot, or a refusal. */
export function wantedSlot(
  lanes: readonly KnownLane[],
  asked: AskedSlot,
  now: Date,
): Wanted<{ slot: Slot; lanes: KnownLane[] }> {
  const having: KnownLane[] = []
  const refused: SlotRefusal[] = []
  let slot: Slot | undefined
  for (const lane of lanes) {
    const own = laneSlot(lane, asked, now)
    if (typeof own === 'string') refused.push(own)
    else {
      slot ??= own
      having.push(lane)
    }
  }
  if (slot) return { kind: 'slot', slot, lanes: having }
  const reason = mergedRefusal(refused) ?? 'not_a_slot'
  return { kind: reason === 'taken' || reason === 'full' ? 'taken' : 'refused', error: refusals[reason] }
}

export async function takenAnswer(
  req: PayloadRequest,
  { error = refusals.taken, ...asked }: DayAsked & { error?: ApiError },
): Promise<StoredAnswer> {
  const day = await dayAvailability(req, asked)
  return { status: 409, body: JSON.stringify({ errors: [error], ...day }) }
}
