/** The statuses of a booking and everything that depends on the status alone, for pages, server and database. */
interface StatusRules {
  label: string
  /** The time of such a booking is taken. The constraint bookings_no_overlap says the same. */
  blocksTime: boolean
  /** Why its visitor can no longer move or cancel it; null while that is possible. The team may set any status. */
  closed: string | null
  /** What the visitor reads beside it. */
  explanation: string
  tone: 'waiting' | 'good' | 'neutral' | 'bad'
  deskTone: 'waiting' | 'good' | 'done' | 'neutral'
}

export const statuses = {
  pending: {
    label: 'Pending',
    blocksTime: true,
    closed: null,
    explanation: 'We have your request and will confirm it by email.',
    tone: 'waiting',
    deskTone: 'waiting',
  },
  confirmed: {
    label: 'Confirmed',
    blocksTime: true,
    closed: null,
    explanation: 'The call is confirmed. The invite is in your inbox.',
    tone: 'good',
    deskTone: 'good',
  },
  completed: {
    label: 'Completed',
    blocksTime: false,
    closed: 'This call is in the past and can no longer be changed.',
    explanation: 'This call has taken place.',
    tone: 'neutral',
    deskTone: 'done',
  },
  cancelled: {
    label: 'Cancelled',
    blocksTime: false,
    closed: 'This call has been cancelled. You are welcome to book another one.',
    explanation: 'This call is cancelled. The slot is open to others again.',
    tone: 'bad',
    deskTone: 'neutral',
  },
} as const satisfies Record<string, StatusRules>

export type BookingStatus = keyof typeof statuses

export const bookingStatuses = Object.keys(statuses) as [BookingStatus, ...BookingStatus[]]

export const isBookingStatus = (value: unknown): value is BookingStatus =>
  typeof value === 'string' && Object.hasOwn(statuses, value)

/** Whether a booking of this status takes its time: such a call is still to take place. */
export const blocksTime = (status: BookingStatus): boolean => statuses[status].blocksTime

export const blockingStatuses = bookingStatuses.filter(blocksTime)

/** The same as a condition on `bookings`, for `sql.raw`. Constants, so that the index of the constraint is used. */
export const BLOCKS_TIME_SQL = `status IN (${blockingStatuses.map((status) => `'${status}'`).join(', ')})`

/** 'pending, confirmed, completed or cancelled' */
export const statusChoice = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses)
