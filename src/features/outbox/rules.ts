import type { QueueName } from '@/lib/jobs/queues'

const words: Record<QueueName, string> = {
  'booking-mail': 'Email about a booking',
  'booking-reminder': 'Reminder of a call',
  'booking-hold': 'End of a held time',
  'booking-digest': 'Daily email about waiting bookings',
  'booking-unanswered': 'Email about an unconfirmed call',
  'booking-burst': 'Alert about many bookings',
  'account-mail': 'Email about an account',
  'account-sign-up': 'Email about a sign-up',
  'account-forgot': 'Email with a new password link',
  'inquiry-mail': 'Email about an inquiry',
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

export function describedJob(queue: string, data: Readonly<Record<string, unknown>>): string {
  const what = isQueue(queue) ? words[queue] : queue
  return typeof data.event === 'string' ? `${what}: ${data.event}` : what
}
