export interface DayOff {
  from: string
  to: string | null
  everyYear: boolean
}

/** Hours of one date that replace the usual ones. A date can have several entries. */
export interface SpecialHours {
  date: string
  start: string
  end: string
}

export interface CalendarRules {
  timezone: string
  workingDays: number[]
  workingHoursStart: string
  /** HH:MM, wall time in the business zone. '24:00' is the end of the day. */
  workingHoursEnd: string
  bookingDurationMinutes: number
  bufferTimeMinutes: number
  /** Calendar days after today in the business zone, inclusive. */
  maxDaysAdvance: number
  /** HH:MM. Both are null if there is no break. */
  breakStart: string | null
  breakEnd: string | null
  /** With rows they replace working days, usual hours and break. Weekdays are ISO: Monday is 1. */
  weeklyHours: readonly { weekday: number; start: string; end: string }[]
  minimumNoticeHours: number
  maxCallsPerDay: number
  daysOff: readonly DayOff[]
  /** They take precedence over working days, usual hours and days off. */
  specialHours: readonly SpecialHours[]
}

/** UTC instants. The end is exclusive. */
export interface BusyRange {
  start: Date
  end: Date
}

export interface Slot {
  /** HH:MM, wall time in the business zone. Occurs twice when clocks go back. */
  time: string
  start: string
  /** ISO 8601 UTC instant, without the buffer. */
  end: string
  /** Slugs of the hosts who have it, if visitors choose one. */
  hosts?: string[] | undefined
}

export type DateRefusal = 'not_a_date' | 'past' | 'too_far' | 'too_soon' | 'day_off' | 'closed'
export type SlotRefusal = DateRefusal | 'not_a_slot' | 'over' | 'taken' | 'full'
