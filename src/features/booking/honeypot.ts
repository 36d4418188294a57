import { isCalendarDate, isWallTime } from '@/lib/time/calendar-date'

const text = (value: unknown, fallback: string) =>
  typeof value === 'string' ? value.slice(0, 100) : fallback

const fields = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}

/** People never see the field `website`; whoever fills it in is a robot. */
export function isRobot(body: unknown): boolean {
  const { website } = fields(body)
  return typeof website === 'string' && website.trim() !== ''
}

/** The answer of a success, word for word, although nothing was stored: a robot learns nothing from it. */
export function pretendedSuccess(body: unknown, now: Date): Response {
  const { name, preferredDate, preferredTime, timezone, start } = fields(body)
  const date = text(preferredDate, '')
  const time = text(preferredTime, '')
  const named = Date.parse(text(start, isCalendarDate(date) && isWallTime(time) ? `${date}T${time}:00Z` : ''))
  const startMs = Number.isNaN(named) ? now.getTime() : named
  const booking = {
    id: crypto.randomUUID(),
    name: text(name, ''),
    bookingDatetime: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + 3_600_000).toISOString(),
    preferredDate: date,
    preferredTime: time,
    timezone: text(timezone, 'Europe/Berlin'),
    visitorTimezone: null,
    status: 'pending',
    meetLink: null,
  }
  return Response.json({ booking }, { status: 201 })
}
