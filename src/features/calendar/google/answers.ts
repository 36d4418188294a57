import * as z from 'zod/mini'
import type { CalendarEvent } from './client'
import { GoogleFailure } from './failure'

/** In an event, a field of another type than Google's reference says counts as empty. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullish(schema), null)

const text = maybe(z.string())
const time = maybe(z.looseObject({ dateTime: text, date: text, timeZone: text }))
const conference = z.looseObject({
  entryPoints: maybe(z.array(z.looseObject({ entryPointType: text, uri: text }))),
  createRequest: maybe(z.looseObject({ status: maybe(z.looseObject({ statusCode: text })) })),
})
const event = z.looseObject({
  id: text,
  etag: text,
  status: text,
  summary: text,
  description: text,
  hangoutLink: text,
  start: time,
  end: time,
  attendees: maybe(z.array(z.looseObject({ email: text }))),
  conferenceData: maybe(conference),
  extendedProperties: maybe(z.looseObject({ private: maybe(z.record(z.string(), z.string())) })),
})

const page = z.object({
  items: z.nullish(z.array(z.unknown())),
  nextPageToken: z.nullish(z.string()),
  nextSyncToken: z.nullish(z.string()),
})

const listedCalendar = z.object({
  id: z.string().check(z.minLength(1)),
  summary: text,
  summaryOverride: text,
  accessRole: text,
  primary: maybe(z.boolean()),
})

const instant = z.string().check(z.refine((value) => Number.isFinite(Date.parse(value))))
const range = z
  .object({ start: instant, end: instant })
  .check(z.refine(({ start, end }) => Date.parse(end) >= Date.parse(start)))
const busyCalendar = z.object({
  errors: z.nullish(z.array(z.object({ reason: text }))),
  busy: z.nullish(z.array(range)),
})
const busyTimes = z.object({ calendars: z.record(z.string(), z.unknown()) })

/** Years up to 9999, so that the database can store it. */
const channel = z.object({
  resourceId: z.string().check(z.minLength(1)),
  expiration: z.nullish(z.string().check(z.regex(/^\d{1,14}$/))),
})

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GoogleFailure('unavailable', 'an answer that cannot be read')
}

const readable = <Schema extends z.ZodMiniType>(
  schema: Schema,
  items: readonly unknown[] | null | undefined,
) =>
  (items ?? []).flatMap((item): z.output<Schema>[] => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })

/** The event with an id. @throws GoogleFailure if it is none, or another one */
export const readEvent = (answer: unknown, id: string) =>
  read(z.looseObject({ ...event.shape, id: z.literal(id) }), answer) as CalendarEvent

/** A page of events. Other items are left out. @throws GoogleFailure */
export function readEventPage(answer: unknown) {
  const { items, nextPageToken, nextSyncToken } = read(page, answer)
  return { events: readable(event, items) as CalendarEvent[], nextPageToken, nextSyncToken }
}

/** A page of calendars. Other items are left out. @throws GoogleFailure */
export function readCalendarPage(answer: unknown) {
  const { items, nextPageToken } = read(z.omit(page, { nextSyncToken: true }), answer)
  return { listed: readable(listedCalendar, items), nextPageToken }
}

/** The busy times of one calendar. One that cannot be read must not mean free. @throws GoogleFailure */
export const readBusyCalendar = (answer: unknown, id: string) =>
  read(busyCalendar, read(busyTimes, answer).calendars[id])

/** @throws GoogleFailure */
export const readChannel = (answer: unknown) => read(channel, answer)
