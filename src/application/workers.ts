import type { Payload } from 'payload'
import type { Job, JobResult } from 'pg-boss'
import { forgetOldLinks } from '@/features/account/jobs'
import { deliverAccountMail } from '@/features/account/mail-jobs'
import { prepareReset } from '@/features/account/password/mutations'
import { prepareSignUp } from '@/features/account/sign-up/mutations'
import { sendBackupAlert } from '@/features/backup/alert/mail-jobs'
import { forgetReaders } from '@/features/blog/readers/mutations'
import { sendCallsReturned } from '@/features/booking/assignee/mail-jobs'
import { sendBurstAlert } from '@/features/booking/burst/mail-jobs'
import { sendDigest, sendUnanswered } from '@/features/booking/confirmation/jobs'
import { sendWaitingEvent } from '@/features/booking/events/mutations'
import { lapseHolds } from '@/features/booking/hold/mutations'
import { forgetArrivals, forgetRecipients } from '@/features/booking/jobs'
import { sendBookingMail, sendBookingReminder } from '@/features/booking/mail/mail-jobs'
import { planMorning } from '@/features/booking/settings/morning'
import { refreshBusyCalendars } from '@/features/calendar/feeds/jobs'
import { sendCalendarAlert, syncCalendar } from '@/features/calendar/jobs'
import { pushBooking } from '@/features/calendar/push/jobs'
import { sendInquiryMail } from '@/features/inquiry/mail-jobs'
import { drawQueued, makeMissingAvif } from '@/features/media/avif'
import { removeOrphanedFiles, removePictureFiles } from '@/features/media/store'
import { sendLot, sendTestMail } from '@/features/newsletter/issue/mail-jobs'
import { startIssue } from '@/features/newsletter/issue/start'
import { prepareSubscription } from '@/features/newsletter/mail-jobs'
import { sendDueSteps } from '@/features/next-step/mail-jobs'
import { forgetDraftLinks } from '@/features/publication/draft-link/mutations'
import { runMissedPlans, runPlan } from '@/features/publication/schedule/jobs'
import { sendAssignmentMail } from '@/features/queue/assignment'
import { sendReplyMail } from '@/features/reply/mail-jobs'
import { runRetention } from '@/features/retention/jobs'
import { tellSearchEngines } from '@/features/search-engines/index-now'
import { sendAlertMail } from '@/features/security/alerts/mail-jobs'
import { forgetOldEvents } from '@/features/security/events/mutations'
import { renewPages } from '@/features/site/jobs'
import { emptyTrash } from '@/features/trash/jobs'
import { closeVisitDays } from '@/features/visits/mutations'
import { deliver } from '@/features/webhook/deliver'
import { forgetDeliveries } from '@/features/webhook/deliveries'
import { databaseOf } from '@/lib/db/transaction'
import { forgetOldAnswers } from '@/lib/http/idempotency'
import { jobQueue, stopJobs } from '@/lib/jobs/boss'
import type { Jobs, QueueName } from '@/lib/jobs/queues'
import { runEach } from '@/lib/jobs/run-each'
import { wakeForDueJobs } from '@/lib/jobs/wake-due'
import { log } from '@/lib/log'
import { onStop } from '@/server/process/stop'

export const runHousekeeping = (payload: Payload): Promise<void> =>
  runEach({
    readers: () => forgetReaders(payload, new Date()),
    answers: () => forgetOldAnswers(databaseOf(payload)),
    links: () => forgetOldLinks(payload),
    'draft links': () => forgetDraftLinks(payload, new Date()),
    recipients: () => forgetRecipients(payload),
    arrivals: () => forgetArrivals(payload),
    'waiting bookings': () => planMorning(payload, 'booking-digest', new Date()),
    'next steps': () => planMorning(payload, 'due-steps', new Date()),
    events: () => forgetOldEvents(payload, new Date()),
    visits: () => closeVisitDays(payload, new Date()),
    'orphaned files': () => removeOrphanedFiles(payload, new Date()),
    'missing AVIF': () => makeMissingAvif(payload),
    'missed plans': () => runMissedPlans(payload),
    deliveries: () => forgetDeliveries(payload, new Date()),
    trash: () => emptyTrash(payload, new Date()),
  })

const STOP_TIMEOUT_MS = 8000
/** Workers are woken when there is work (wake-due). Their own polling is a fallback. */
const POLLING_SECONDS = 30

/** These hold a connection of the pool while Google or the mail server is asked, so only a few run at a time. */
const slow = new Set<QueueName>(['calendar-push', 'calendar-sync', 'busy-calendars', 'newsletter-mail'])

/** One at a time in each process: they work for seconds or longer. */
const single = new Set<QueueName>(['picture-avif', 'retention'])

type Handlers = { [Name in QueueName]: (payload: Payload, data: Jobs[Name]) => Promise<void> }

/** The handler of each queue. It may run again after a crash, so each is safe to repeat. */
const handlers: Handlers = {
  'booking-mail': sendBookingMail,
  'booking-reminder': sendBookingReminder,
  'booking-digest': sendDigest,
  'booking-unanswered': sendUnanswered,
  'booking-hold': (payload) => lapseHolds(payload, new Date()),
  'booking-burst': sendBurstAlert,
  'calls-returned': sendCallsReturned,
  'account-mail': deliverAccountMail,
  'account-sign-up': prepareSignUp,
  'account-forgot': prepareReset,
  'inquiry-mail': sendInquiryMail,
  'reply-mail': sendReplyMail,
  'assignment-mail': sendAssignmentMail,
  'due-steps': sendDueSteps,
  'newsletter-request': prepareSubscription,
  'newsletter-start': startIssue,
  'newsletter-mail': sendLot,
  'newsletter-test-mail': sendTestMail,
  'security-alert': sendAlertMail,
  'backup-alert': sendBackupAlert,
  'picture-files': (payload, { names }) => removePictureFiles(payload, names),
  'picture-avif': (payload, data) => drawQueued(payload, data),
  'calendar-push': pushBooking,
  'calendar-sync': syncCalendar,
  'calendar-alert': sendCalendarAlert,
  'busy-calendars': refreshBusyCalendars,
  'site-notice': renewPages,
  publication: runPlan,
  'index-now': (payload, data) => tellSearchEngines(payload, data),
  'booking-event': sendWaitingEvent,
  'webhook-delivery': deliver,
  housekeeping: runHousekeeping,
  retention: async (payload) => {
    await runRetention(payload, new Date())
  },
}

async function settle(queue: QueueName, job: Job<unknown>, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run()
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log.error({ err: error, queue, job: job.id, attempt: job.retryCount + 1 }, 'job failed')
    const output = { message: error instanceof Error ? error.message : String(error) }
    return { id: job.id, status: 'failed', output }
  }
}

async function work<Name extends QueueName>(name: Name, payload: Payload): Promise<string[]> {
  const boss = await jobQueue()
  const handle: Handlers[Name] = handlers[name]
  const start = () =>
    boss.work<Jobs[Name]>(
      name,
      {
        batchSize: slow.has(name) || single.has(name) ? 1 : 5,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
        perJobResults: true,
      },
      (jobs: Job<Jobs[Name]>[]) =>
        Promise.all(jobs.map((job) => settle(name, job, () => handle(payload, job.data)))),
    )
  return single.has(name) ? [await start()] : [await start(), await start()]
}

export async function startWorkers(payload: Payload): Promise<void> {
  const boss = await jobQueue()
  onStop('workers', () => stopJobs(STOP_TIMEOUT_MS))
  await boss.schedule('housekeeping', '17 * * * *', {}, { tz: 'UTC' })
  await boss.schedule('retention', '41 1 * * *', {}, { tz: 'UTC' })
  await boss.schedule('calendar-sync', '*/5 * * * *', {}, { tz: 'UTC' })
  await boss.schedule('busy-calendars', '* * * * *', {}, { tz: 'UTC' })
  const workers = new Map<string, string[]>()
  for (const name of Object.keys(handlers) as QueueName[]) workers.set(name, await work(name, payload))
  onStop('due jobs', wakeForDueJobs(boss, workers))
}
