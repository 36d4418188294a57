import type { Payload } from 'payload'
import { listCalendars } from '../calendars'
import type { UsedCalendar } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { readEvent } from '../google/answers'
import type { Calendar, CalendarEvent } from '../google/client'
import { GoogleFailure, isFailure } from '../google/failure'

const proof = { about: 'calendar' } as const

export async function standingEvent(
  payload: Payload,
  { owner, calendarId }: UsedCalendar,
  id: string,
): Promise<CalendarEvent | undefined> {
  try {
    const get = async (google: Calendar) =>
      readEvent((await google.events.get({ calendarId, eventId: id })).data, id)
    const event = await withGoogle(payload, owner, get, proof)
    return event.status === 'cancelled' ? undefined : event
  } catch (error) {
    if (!isFailure(error, 'missing')) throw error
    return undefined
  }
}

/** The account cannot be used until someone connects it again. */
const ended = ['off', 'reconnect', 'unauthorised', 'unreadable', 'configuration', 'calendar'] as const

const deleteEvent = (calendarId: string, eventId: string) => (google: Calendar) =>
  google.events.delete({ calendarId, eventId, sendUpdates: 'none' })

/** Removes an event from the current calendar. A missing one is not an error. @throws GoogleFailure */
export async function removeEvent(payload: Payload, from: UsedCalendar, id: string): Promise<void> {
  try {
    await withGoogle(payload, from.owner, deleteEvent(from.calendarId, id), proof)
  } catch (error) {
    if (!isFailure(error, 'missing')) throw error
    if (await standingEvent(payload, from, id))
      throw new GoogleFailure('changed', 'a deleted event is still there')
  }
}

/** Removes an event from an earlier calendar. @returns false if it is unreachable. @throws GoogleFailure */
export async function removeLeftEvent(
  payload: Payload,
  { owner, calendarId }: UsedCalendar,
  id: string,
  /** Another account is in use: what is wrong with this one must not keep the call from the other. */
  isOtherAccount: boolean,
): Promise<boolean> {
  try {
    await withGoogle(payload, owner, deleteEvent(calendarId, id), { about: 'nothing' })
    return true
  } catch (error) {
    if (isOtherAccount && isFailure(error, ...ended)) return false
    if (!isFailure(error, 'missing', 'forbidden')) throw error
    const calendars = await listCalendars(payload, owner)
    return isFailure(error, 'missing') && calendars.some((one) => one.id === calendarId && one.writable)
  }
}
