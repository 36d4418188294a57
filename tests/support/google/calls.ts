import { query, sql } from '../../../src/lib/db/query'
import { type Day, first } from '../booking'
import { call, site, type Visitor } from '../site'
import { CALLS, confirmedCall, eventOf, runPushes } from './connect'
import { deleteEvent, moveEvent } from './events'
import { google } from './local'
import type { EventTime, GoogleCalendar } from './world'

/** What one test file does with calls: book and confirm them, change them here, and at Google. */
export function callsOf(owner: Visitor, days: Day[]) {
  let next = 0
  /** Each time another one. */
  const slot = () => {
    const at = next++
    const day = first(days, Math.floor(at / 6))
    return { day, index: at % 6, ...first(day.slots, at % 6) }
  }
  /** From now on another day, for what makes a whole one busy. */
  const nextDay = () => {
    next = Math.ceil(next / 6) * 6
  }
  const newCall = () => {
    const { day, index } = slot()
    return confirmedCall(owner, day, index)
  }
  const syncedCall = async () => {
    const id = await newCall()
    await runPushes()
    return id
  }
  const change = (id: string, body: object) => call('PATCH', `/api/bookings/${id}`, { visitor: owner, body })
  const move = async (id: string) => {
    const { day, time, start } = slot()
    await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: day.date, preferredTime: time },
    })
    return start
  }
  const sync = () =>
    call<{ success: boolean; updated_bookings: number; errors?: { message: string }[] }>(
      'POST',
      '/api/google-calendar-sync',
      { visitor: owner, body: { action: 'sync_events' } },
    )
  return { slot, nextDay, newCall, syncedCall, change, move, sync }
}

/** The calendar that the calls are entered into, at Google. */
export const callsCalendar = () => google.world.calendars.get(CALLS) as GoogleCalendar

/** Moves the event of a booking as the calendar's owner would. */
export const moveAtGoogle = (id: string, start: EventTime, end: EventTime) =>
  moveEvent(google.world, callsCalendar(), eventOf(id)?.id ?? '', { start, end })

export const deleteAtGoogle = (id: string) =>
  deleteEvent(google.world, callsCalendar(), eventOf(id)?.id ?? '')

/** As if what waits for Google had waited for minutes. */
export const waitMinutes = async (minutes: number) =>
  query(await site(), sql`UPDATE google_events SET queued_at = queued_at - make_interval(mins => ${minutes})`)

/** As if a mail about the present state of a booking had gone out. */
export async function sentMail(id: string, kind: string): Promise<void> {
  await query(
    await site(),
    sql`INSERT INTO sent_mails (id, kind, audience, about_table, about_id, sequence, message_id, via)
        SELECT ${`test-${kind}-${id}`}, ${kind}, 'visitor', 'bookings', id, calendar_sequence, 'x', 'smtp'
        FROM bookings WHERE id = ${id}::uuid`,
  )
}
