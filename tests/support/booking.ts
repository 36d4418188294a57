import { randomBytes } from 'node:crypto'
import type { Slot } from '../../src/features/booking/types'
import { addCalendarDays } from '../../src/lib/time/calendar-date'
import { dateInZone } from '../../src/lib/time/zone'
import type { CalendarSetting } from '../../src/payload-types'
import { call, site, type Visitor } from './site'

export interface Day {
  date: string
  slots: Slot[]
}

/** The next days that have free slots, asked over HTTP like a visitor would. */
export async function freeDays(count: number): Promise<Day[]> {
  const days: Day[] = []
  let date = dateInZone(new Date(), 'Europe/Berlin')
  for (let tries = 0; tries < 40 && days.length < count; tries++) {
    date = addCalendarDays(date, 1)
    const { body } = await call<Day>('GET', `/api/availability?date=${date}`)
    if (body.slots?.length > 0) days.push(body)
  }
  if (days.length < count) throw new Error(`Only ${days.length} days with free slots were found`)
  return days
}

/** Changes the calendar settings without a person who does it. */
export const setCalendar = async (data: Partial<CalendarSetting>) =>
  (await site()).updateGlobal({ slug: 'calendar-settings', data, overrideAccess: true })

/** A call for each slot of the days, four of each day. Each answer is the next one. */
export function slotsOf(days: readonly Day[]): () => { day: Day; slot: Slot } {
  let next = 0
  return () => {
    const at = next++
    const day = first(days, Math.floor(at / 4))
    return { day, slot: first(day.slots, at % 4) }
  }
}

export function bookingBody(date: string, slot: Slot, more: Record<string, unknown> = {}) {
  return {
    name: 'Ada Lovelace',
    // Of its own: an address with several open calls has to confirm the next one by mail.
    email: `${randomBytes(5).toString('hex')}@example.com`,
    preferredDate: date,
    preferredTime: slot.time,
    timezone: 'Europe/Berlin',
    start: slot.start,
    ...more,
  }
}

/** Books a time as a visitor. */
export const createBooking = <Answer = BookingAnswer>(
  date: string,
  slot: Slot,
  more: Record<string, unknown> = {},
  visitor: Visitor = {},
) => call<Answer>('POST', '/api/create-booking', { body: bookingBody(date, slot, more), visitor })

export interface BookingAnswer {
  booking: { id: string; bookingDatetime: string; status: string; changeUntil: string }
  errors?: { message: string; code: string; field?: string }[]
  slots?: Slot[]
  token?: string
}

/** At least one, with a message for the case that there is none. */
export function first<Item>(items: readonly Item[], index = 0): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no item ${index}`)
  return item
}
