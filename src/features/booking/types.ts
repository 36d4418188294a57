/** A day, or all days from one to another, on which there are no calls. Dates are YYYY-MM-DD in the business zone. */
export interface DayOff {
  from: string
  /** The last day; null for a single one. */
  to: string | null
  /** The same days of every year, whatever year the dates name. */
  everyYear: boolean
}

/** Hours of one date in place of the usual ones. Several entries of a date are several stretches of it. */
interface SpecialHours {
  /** YYYY-MM-DD in the business zone. */
  date: string
  /** HH:MM, wall time in the business zone. */
  start: string
  end: string
}

/** What the calendar settings say about bookable time. */
export interface CalendarRules {
  /** IANA name of the business zone. */
  timezone: string
  /** ISO weekdays, Monday 1 to Sunday 7. */
  workingDays: number[]
  /** HH:MM, wall time in the business zone. */
  workingHoursStart: string
  /** HH:MM, wall time in the business zone; '24:00' is the end of the day. */
  workingHoursEnd: string
  bookingDurationMinutes: number
  bufferTimeMinutes: number
  /** Calendar days after today in the business zone; the last one is still bookable. */
  maxDaysAdvance: number
  /** HH:MM; no call lies between the two. Both are null where there is no break. */
  breakStart: string | null
  breakEnd: string | null
  /** A call starts no sooner than so many hours from now. */
  minimumNoticeHours: number
  /** So many calls a day are the most that visitors can book; 0 sets no limit. */
  maxCallsPerDay: number
  daysOff: readonly DayOff[]
  /** They go before working days, usual hours and days off. */
  specialHours: readonly SpecialHours[]
}

/** UTC instants, half-open: the end itself is free. */
export interface BusyRange {
  start: Date
  end: Date
}

export interface Slot {
  /** HH:MM, wall time in the business zone; occurs twice when clocks go back. */
  time: string
  /** ISO 8601 UTC instant. */
  start: string
  /** ISO 8601 UTC instant, without the buffer. */
  end: string
}

export type DateRefusal = 'not_a_date' | 'past' | 'too_far' | 'too_soon' | 'day_off' | 'closed'
export type SlotRefusal = DateRefusal | 'not_a_slot' | 'over' | 'taken' | 'full'
