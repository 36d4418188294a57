interface StatusRules {
  label: string
  /** The booking blocks its time. Must match the constraint bookings_no_overlap. */
  blocksTime: boolean
  /** Why the visitor cannot change it. Null if they can. The team can set any status. */
  closed: string | null
  explanation: string
  tone: 'waiting' | 'good' | 'neutral' | 'bad'
  deskTone: 'waiting' | 'good' | 'done' | 'neutral' | 'bad'
  /** The status in invites and calendar feeds (RFC 5545). */
  calendar: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

export const statuses = {
  pending: {
    label: 'Pending',
    blocksTime: true,
    closed: null,
    explanation: 'We have your request and will confirm it by email.',
    tone: 'waiting',
    deskTone: 'waiting',
    calendar: 'TENTATIVE',
  },
  confirmed: {
    label: 'Confirmed',
    blocksTime: true,
    closed: null,
    explanation: 'The call is confirmed. The invite is in your inbox.',
    tone: 'good',
    deskTone: 'good',
    calendar: 'CONFIRMED',
  },
  completed: {
    label: 'Completed',
    blocksTime: false,
    closed: 'This call is in the past and can no longer be changed.',
    explanation: 'This call has taken place.',
    tone: 'neutral',
    deskTone: 'done',
    calendar: 'CONFIRMED',
  },
  no_show: {
    label: 'No-show',
    blocksTime: false,
    closed: 'This call is in the past and can no longer be changed.',
    explanation: 'We did not meet at this time. You are welcome to book another call.',
    tone: 'neutral',
    deskTone: 'bad',
    calendar: 'CONFIRMED',
  },
  cancelled: {
    label: 'Cancelled',
    blocksTime: false,
    closed: 'This call has been cancelled. You are welcome to book another one.',
    explanation: 'This call is cancelled. The slot is open to others again.',
    tone: 'bad',
    deskTone: 'neutral',
    calendar: 'CANCELLED',
  },
} as const satisfies Record<string, StatusRules>

export type BookingStatus = keyof typeof statuses

export const bookingStatuses = Object.keys(statuses) as [BookingStatus, ...BookingStatus[]]

export const isBookingStatus = (value: unknown): value is BookingStatus =>
  typeof value === 'string' && Object.hasOwn(statuses, value)

export const blocksTime = (status: BookingStatus): boolean => statuses[status].blocksTime

export const blockingStatuses = bookingStatuses.filter(blocksTime)

export const outcomes = ['completed', 'no_show'] as const satisfies readonly BookingStatus[]

/** For example 'pending, confirmed, completed or cancelled'. */
export const statusChoice = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(bookingStatuses)
