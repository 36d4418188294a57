import type { QueueOptions } from 'pg-boss'
import type { Booking } from '@/payload-types'

/** The data of each queue. A job is small and names rows; its handler (src/application/workers.ts) reads the rows when it runs. */
export interface Jobs {
  'booking-mail': BookingMailJob
  'booking-reminder': { bookingId: string; start: string; hours: number }
  /** To super admins, about bookings that wait for an answer; `date` is the day in the business zone `timezone`. */
  'booking-digest': { date: string; timezone: string }
  /** To the team: the call that starts at `start` (UTC instant) is unconfirmed. */
  'booking-unanswered': { bookingId: string; start: string }
  /** Runs when the hold of a booking ends. */
  'booking-hold': { bookingId: string }
  /** To one super admin: `bookings` arrived in the hour before `at` (UTC instant). */
  'booking-burst': { burst: string; userId: string; bookings: number; at: string }
  /** To a super admin, about the open calls of a person who no longer takes calls. */
  'calls-returned': { id: string; userId: string; formerId: string; calls: number; toHandOver?: number }
  /** `sealed` holds the message: readers of the table must not see addresses and links. */
  'account-mail': { id: string; sealed: string }
  'account-sign-up': { sealed: string }
  'account-forgot': { sealed: string }
  'inquiry-mail': { inquiryId: string; audience: 'team' | 'sender' }
  /** An answer of a colleague, sealed. */
  'reply-mail': { sealed: string }
  /**
   * `id` is the message's; `byId` is who assigned the work. The mail waits in case the assignment changes. `known` is the
   * assignee before it; without one there is no one to notify.
   */
  'assignment-mail': {
    id: string
    kind: 'inquiry' | 'registration' | 'booking'
    itemId: string
    assigneeId: string | null
    byId: string | null
    known: string | null
    /** A call that had another host, who gets a mail too. */
    handedOver?: boolean
  }
  /** To each assignee, about next steps that are due on `date`, the day in the business zone `timezone`. */
  'due-steps': { date: string; timezone: string }
  'newsletter-request': { sealed: string }
  'newsletter-start': { issueId: string }
  'newsletter-mail': { issueId: string; lot: number }
  'newsletter-test-mail': {
    id: string
    articleId: string
    subject: string
    intro: string | null
    userId: string
  }
  /** To one super admin. The event itself may be deleted before the mail is sent. `at` is a UTC instant. */
  'security-alert': { eventId: string; userId: string; message: string; category: string; at: string }
  /** To one super admin, about backups. `id` is the message's; the last two are UTC instants. */
  'backup-alert': {
    id: string
    userId: string
    news: 'trouble' | 'works'
    problem: string | null
    lastGood: string | null
    at: string
  }
  /** Files of pictures that were replaced or deleted. */
  'picture-files': { names: string[] }
  /** `canWait`: only while the machine has nothing else to do. */
  'picture-avif': { mediaId: string; canWait?: boolean }
  /** Updates the calendar event of one booking. `tries` counts how often its video call was looked for. */
  'calendar-push': { bookingId: string; tries?: number }
  'calendar-sync': Record<string, never>
  /** The connection to the calendar does not work; `since` is a UTC instant. */
  'calendar-alert': {
    problem: string
    since: string
    /** The name, if it is about a busy calendar of the settings. */
    calendar?: string
    /** Whose connection it is. Without one, the company's. */
    host?: string
  }
  'busy-calendars': Record<string, never>
  /** The site's notice begins or ends; `at` is that UTC instant. */
  'site-notice': { at: string }
  publication: { planId: string }
  'index-now': { path: string }
  /** A change of a booking by the team, which waits for Undo. `known` is the booking before it. */
  'booking-event': { id: string; bookingId: string; known: Pick<KnownBooking, 'status' | 'start'> }
  /** A message to a webhook. Its text is in the delivery's row. */
  'webhook-delivery': { deliveryId: string; webhookId: string; event: string }
  housekeeping: Record<string, never>
  /** Deletes data about people that is older than the settings allow. */
  retention: Record<string, never>
}

export type BookingEvent =
  | 'held'
  | 'received'
  | 'confirmed'
  | 'rebooked'
  | 'cancelled'
  | 'rescheduled'
  | 'link_changed'
  | 'reminder'

/** The booking as a recipient knows it; `start` is a UTC instant. */
export interface KnownBooking {
  status: Booking['status']
  start: string
  callType?: string | null
  host?: string | null
  meetLink?: string | null
}

interface BookingMailJob {
  /** Null if there is nothing to report and a change back would need no mail either. */
  event: BookingEvent | null
  audience: 'visitor' | 'team' | 'host'
  bookingId: string
  /** The invite's sequence at the time of the event: part of the message's identity. */
  sequence: number
  /** UTC instant: for a move, the start before it. */
  previousStart?: string
  /**
   * For a change that the team may undo, and for hosts: what the recipient knew before it (null: nothing). The next change of the
   * booking replaces a mail that waits.
   */
  known?: KnownBooking | null
  /** The booking before the last change, for Undo while this mail waits. `silent`: the visitor gets no mail about the change. */
  undo?: KnownBooking & {
    endsAt?: string | null
    blockedUntil?: string | null
    assignee?: string | null
    meetingKind?: Booking['meetingKind']
    silent: boolean
    /** Who made the change. */
    by?: string | null
  }
  /** For a mail that is sent again: makes it a different message. */
  again?: string
  /** For a deletion, after which the row is gone: the booking, sealed. */
  deleted?: string
}

export type QueueName = keyof Jobs

/**
 * A killed worker stops its heartbeat; after `heartbeatSeconds` the job goes to another worker.
 * Twelve retries with growing pauses cover several hours without a mail server.
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

/** The next run follows soon. */
const frequent: QueueOptions = { retryLimit: 0, heartbeatSeconds: 10, expireInSeconds: 280 }

export const queues: Record<QueueName, QueueOptions> = {
  'booking-mail': mail,
  // Waits in the table until some hours before the call, which may be months away.
  'booking-reminder': { ...mail, retentionSeconds: 400 * 24 * 3600 },
  'booking-digest': mail,
  'booking-unanswered': { ...mail, retentionSeconds: 400 * 24 * 3600 },
  'booking-hold': mail,
  'booking-burst': mail,
  'calls-returned': mail,
  'account-mail': mail,
  'account-sign-up': mail,
  'account-forgot': mail,
  'inquiry-mail': mail,
  'reply-mail': mail,
  'assignment-mail': mail,
  'due-steps': mail,
  'newsletter-request': mail,
  // Waits for its time, which may be months away.
  'newsletter-start': { ...mail, retentionSeconds: 400 * 24 * 3600 },
  // Many mails, one after the other.
  'newsletter-mail': { ...mail, expireInSeconds: 900 },
  'newsletter-test-mail': mail,
  'security-alert': mail,
  'backup-alert': mail,
  'picture-files': { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  // No visitor waits for it. A picture that crashes the process is not retried forever.
  'picture-avif': { ...mail, retryLimit: 6, retryDelay: 30, expireInSeconds: 300 },
  'calendar-push': mail,
  'calendar-sync': { ...frequent, deleteAfterSeconds: 24 * 3600 },
  'calendar-alert': mail,
  'busy-calendars': { ...frequent, deleteAfterSeconds: 3600 },
  // May wait for months, like a reminder.
  'site-notice': { ...mail, retentionSeconds: 400 * 24 * 3600 },
  // Waits in the table until its time, at most a year.
  publication: { ...mail, retentionSeconds: 400 * 24 * 3600 },
  'index-now': { ...mail, retryLimit: 6, retryDelay: 60 },
  'booking-event': mail,
  // Pauses of 10 to 20 seconds at first, then of up to four hours, for at least a day.
  'webhook-delivery': { ...mail, retryLimit: 16, retryDelay: 10, retryDelayMax: 4 * 3600 },
  housekeeping: { retryLimit: 0, deleteAfterSeconds: 24 * 3600 },
  // Stops after a batch; the next night goes on.
  retention: { retryLimit: 2, retryDelay: 600, heartbeatSeconds: 10, expireInSeconds: 3600 },
}

/** Where a job goes that failed for good. /api/health and the back office show how many there are. */
export const deadLetters = 'dead-letters'
