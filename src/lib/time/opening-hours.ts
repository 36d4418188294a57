import { isoWeekday } from './calendar-date'
import { wallReading } from './zone'

/** Weekly hours in a zone. Days are ISO (Monday is 1); times are minutes since midnight, local time. */
export interface OpeningHours {
  firstDay: number
  lastDay: number
  opens: number
  closes: number
  zone: string
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A zone name means its clock all year: in summer 'CET' is read as summer time. */
const ZONES: Readonly<Record<string, string>> = {
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  GMT: 'Europe/London',
  BST: 'Europe/London',
  UTC: 'UTC',
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
}

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*(AM|PM)?`
const HOURS = new RegExp(
  String.raw`^([a-z]{3})[a-z]*(?:\s*-\s*([a-z]{3})[a-z]*)?,?\s+${TIME}\s*-\s*${TIME}\s+([a-z]{2,4})$`,
  'i',
)

function minutesOf(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): number | null {
  const h = Number(hour)
  const m = Number(minute ?? 0)
  if (m > 59 || h > (half ? 12 : 24) || (half && h === 0)) return null
  const afternoon = half?.toUpperCase() === 'PM' ? 12 : 0
  return (half ? (h % 12) + afternoon : h) * 60 + m
}

/** Reads hours such as 'Mon-Fri 9 AM-6 PM CET' or 'Mon-Fri 9:00-17:30 GMT'; null for anything else. */
export function parseOpeningHours(text: string): OpeningHours | null {
  const match = HOURS.exec(text.trim().replace(/[\u2010-\u2015]/g, '-'))
  if (!match) return null
  const [, first = '', last = first, ...rest] = match
  const [openHour, openMinute, openHalf, closeHour, closeMinute, closeHalf, zoneName = ''] = rest
  const firstDay = DAYS.indexOf(first.toLowerCase()) + 1
  const lastDay = DAYS.indexOf(last.toLowerCase()) + 1
  const opens = minutesOf(openHour, openMinute, openHalf)
  const closes = minutesOf(closeHour, closeMinute, closeHalf)
  const zone = ZONES[zoneName.toUpperCase()]
  if (!firstDay || !lastDay || opens === null || closes === null || !zone || closes <= opens) return null
  return { firstDay, lastDay, opens, closes, zone }
}

/** Returns true if `instant` is within the hours: from the opening minute, until the closing one. */
export function isOpenAt({ firstDay, lastDay, opens, closes, zone }: OpeningHours, instant: Date): boolean {
  const { date, time } = wallReading(instant, zone)
  const day = isoWeekday(date)
  const isDay = firstDay <= lastDay ? day >= firstDay && day <= lastDay : day >= firstDay || day <= lastDay
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const now = hour * 60 + minute
  return isDay && now >= opens && now < closes
}
