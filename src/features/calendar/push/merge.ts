import { createHash } from 'node:crypto'
import type { CalendarEvent } from '../google/client'

/** Lines of a description that start with our labels. */
const OUR_LINE = /^(Company|Phone|Join|Booking): /

const mark = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
const addressMark = (email: string | null | undefined) => mark((email ?? '').toLowerCase())

type Written = Pick<CalendarEvent, 'summary' | 'description' | 'attendees'>

/** Hashes of the fields that we wrote, stored in the event. They show what the team changed. */
export const marksOf = ({ summary, description, attendees }: Written): Record<string, string> => ({
  summary: mark(summary ?? ''),
  description: mark(description ?? ''),
  guest: addressMark(attendees?.[0]?.email),
})

/** Our new text, followed by the team's additions. */
function mergedText(there: string | null | undefined, ours: string, before: string | undefined): string {
  if (!there || mark(there) === before) return ours
  const known = new Set(ours.split('\n'))
  const added = there
    .split(/\r?\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter((line) => line && !known.has(line) && !OUR_LINE.test(line))
  return added.length > 0 ? `${ours}\n\n${added.join('\n')}` : ours
}

type Guests = NonNullable<CalendarEvent['attendees']>

/** Replaces our previous guest. Guests that the team added stay. */
function mergedGuests(there: Guests, ours: Guests, before: string | undefined): Guests {
  const own = new Set([before, ...ours.map(({ email }) => addressMark(email))])
  return [...ours, ...there.filter(({ email }) => !own.has(addressMark(email)))]
}

/** Clears the date, so that an all-day event gets times. */
const timed = (there: CalendarEvent['start'], time: CalendarEvent['start']): CalendarEvent['start'] =>
  there?.date ? { ...time, date: null } : time

/** The fields of `body` that changed here, if any. @param movedHere the booking's time changed here */
export function changesTo(
  there: CalendarEvent,
  body: CalendarEvent,
  movedHere: boolean,
): CalendarEvent | undefined {
  const before = there.extendedProperties?.private ?? {}
  const now = body.extendedProperties?.private ?? {}
  const changed: CalendarEvent = {}
  if (before.summary !== now.summary) changed.summary = body.summary ?? null
  if (before.description !== now.description)
    changed.description = mergedText(there.description, body.description ?? '', before.description)
  if (before.guest !== now.guest)
    changed.attendees = mergedGuests(there.attendees ?? [], body.attendees ?? [], before.guest)
  if (movedHere) {
    changed.start = timed(there.start, body.start) ?? {}
    changed.end = timed(there.end, body.end) ?? {}
  }
  if (Object.keys(changed).length === 0) return undefined
  return { ...changed, extendedProperties: { private: { ...before, ...now } } }
}
