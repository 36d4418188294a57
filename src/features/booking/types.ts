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

export type DateRefusal = 'not_a_date' | 'past' | 'too_far' | 'day_off'
export type SlotRefusal = DateRefusal | 'not_a_slot' | 'taken'
