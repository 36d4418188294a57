import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { openAccountMail } from '@/features/account/mail'
import { query } from '@/lib/db/query'
import { deadLetters, type QueueName, queues } from '@/lib/jobs/queues'
import { bookings, inquiries, users, webhooks } from '@/payload-generated-schema'

const words: Record<QueueName, string> = {
  'booking-mail': 'Email about a booking',
  'booking-reminder': 'Reminder of a call',
  'booking-hold': 'End of a held time',
  'booking-digest': 'Daily email about waiting bookings',
  'booking-unanswered': 'Email about an unconfirmed call',
  'booking-burst': 'Alert about many bookings',
  'calls-returned': 'Email about calls without anyone assigned',
  'account-mail': 'Email about an account',
  'account-sign-up': 'Email about a sign-up',
  'account-forgot': 'Email with a new password link',
  'inquiry-mail': 'Email about an inquiry',
  'reply-mail': 'Email from the team',
  'assignment-mail': 'Email about assigned work',
  'due-steps': 'Daily email about next steps',
  'newsletter-request': 'Email to confirm a subscription',
  'newsletter-start': 'Start of a newsletter',
  'newsletter-mail': 'Emails of a newsletter',
  'newsletter-test-mail': 'Test email of a newsletter',
  'security-alert': 'Security alert',
  'backup-alert': 'Alert about backups',
  'picture-files': 'Removal of picture files',
  'picture-avif': 'AVIF files of a picture',
  'calendar-push': 'Event in Google Calendar',
  'calendar-sync': 'Sync with Google Calendar',
  'calendar-alert': 'Alert about a calendar',
  'busy-calendars': 'Busy times of other calendars',
  'site-notice': 'Start or end of the notice',
  publication: 'Planned publication',
  'index-now': 'Notice to search engines',
  'booking-event': 'Event about a booking, for webhooks',
  'webhook-delivery': 'Delivery to a webhook',
  housekeeping: 'Housekeeping',
  retention: 'Deletion of old data',
}

const isQueue = (name: string): name is QueueName => name in words

function describedJob(queue: string, data: Readonly<Record<string, unknown>>): string {
  const what = isQueue(queue) ? words[queue] : queue
  return typeof data.event === 'string' ? `${what}: ${data.event}` : what
}

export type StuckJob = Awaited<ReturnType<typeof stuckJobs>>['jobs'][number]

const MAX_STUCK = 50

type Row = Record<string, unknown> & {
  id: string
  queue: string
  isFailed: boolean
  data: Record<string, unknown> | null
  address: string | null
  tries: number
  problem: string | null
  nextTry: string | Date
  since: string | Date
}

/** SQL over `jobs.job j`: failed, or waiting for a retry. */
export const isStuck = sql`((j.name = ${deadLetters} AND j.state < 'active') OR (j.state = 'retry' AND j.name IN (
  SELECT jsonb_array_elements_text(${JSON.stringify(Object.keys(queues))}::jsonb))))`

function recipient({ queue, data, address }: Row): string | null {
  if (data?.audience === 'team') return 'the team'
  if (data?.audience === 'host') return 'the host'
  if (queue !== 'account-mail' || typeof data?.sealed !== 'string') return address
  try {
    const mail = openAccountMail(data.sealed)
    return mail.kind === 'registration' ? 'the team' : mail.to
  } catch {
    // It was sealed with another key.
    return null
  }
}

export async function stuckJobs(payload: Payload) {
  const rows = await query<Row & { total: number }>(
    payload,
    sql`SELECT j.id, coalesce(j.source_name, j.name) AS queue, j.name = ${deadLetters} AS "isFailed", j.data,
               coalesce(${bookings.email}, ${inquiries.email}, ${users.email}, ${webhooks.name}) AS address, count(*) OVER ()::int AS total,
               1 + CASE WHEN j.name = ${deadLetters} THEN coalesce(j.source_retry_count, 0) ELSE j.retry_count END AS tries,
               left(coalesce(j.source_output, j.output)->>'message', 300) AS problem,
               j.start_after AS "nextTry", coalesce(j.source_created_on, j.created_on) AS since
        FROM jobs.job j
        LEFT JOIN ${bookings} ON ${bookings.id}::text = j.data->>'bookingId'
        LEFT JOIN ${inquiries} ON ${inquiries.id}::text = j.data->>'inquiryId'
        LEFT JOIN ${users} ON ${users.id}::text = coalesce(j.data->>'assigneeId', j.data->>'userId')
        LEFT JOIN ${webhooks} ON ${webhooks.id}::text = j.data->>'webhookId'
        WHERE ${isStuck}
        ORDER BY "isFailed" DESC, j.created_on DESC, j.id LIMIT ${MAX_STUCK}`,
  )
  const jobs = rows.map((row) => ({
    id: row.id,
    /** `failed` has no retries left, `retrying` has some. */
    state: row.isFailed ? ('failed' as const) : ('retrying' as const),
    what: describedJob(row.queue, row.data ?? {}),
    to: recipient(row),
    tries: row.tries,
    problem: row.problem,
    nextTry: row.isFailed ? null : new Date(row.nextTry).toISOString(),
    since: new Date(row.since).toISOString(),
  }))
  return { jobs, total: rows[0]?.total ?? 0 }
}
