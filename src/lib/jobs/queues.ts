import type { QueueOptions } from 'pg-boss'

/** What each queue carries. A job is small and names rows; handlers read the rows when they run. */
export interface Jobs {
  'booking-mail': BookingMailJob
  'booking-reminder': { bookingId: string; start: string }
  /** `sealed` holds the message: addresses and links are nobody's business who reads the table. */
  'account-mail': { id: string; sealed: string }
  'account-sign-up': { sealed: string }
  'account-forgot': { sealed: string }
  'inquiry-mail': { inquiryId: string; audience: 'team' | 'sender' }
  /** `sealed` holds the address and the token of the link. */
  'newsletter-request': { sealed: string }
  housekeeping: Record<string, never>
}

export type BookingEvent = 'received' | 'confirmed' | 'cancelled' | 'rescheduled' | 'reminder'

interface BookingMailJob {
  event: BookingEvent
  audience: 'visitor' | 'team'
  bookingId: string
  /** The invite's sequence at the time of the event: part of the message's identity. */
  sequence: number
  /** UTC instant, for a move: the start before it. */
  previousStart?: string
  /** For a deletion, after which there is no row to read: the booking, sealed. */
  deleted?: string
}

export type QueueName = keyof Jobs

/**
 * A killed worker stops its heartbeat; after `heartbeatSeconds` the job goes to another worker.
 * Twelve tries with a growing pause reach over several hours of a mail server's absence.
 */
const mail: QueueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  deleteAfterSeconds: 7 * 24 * 3600,
}

export const queues: Record<QueueName, QueueOptions> = {
  'booking-mail': mail,
  // Waits in the table until the day before the call, which may be months away.
  'booking-reminder': { ...mail, retentionSeconds: 400 * 24 * 3600 },
  'account-mail': mail,
  'account-sign-up': mail,
  'account-forgot': mail,
  'inquiry-mail': mail,
  'newsletter-request': mail,
  housekeeping: { retryLimit: 0, deleteAfterSeconds: 24 * 3600 },
}

/** Where a job goes that failed for good; /api/health and the back office show how many lie there. */
export const deadLetters = 'dead-letters'
