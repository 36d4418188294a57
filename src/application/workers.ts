import type { Payload } from 'payload'
import type { Job, JobResult } from 'pg-boss'
import { forgetOldLinks } from '@/features/account/forget-old-links'
import { deliverAccountMail } from '@/features/account/mail-jobs'
import { prepareReset } from '@/features/account/reset-password'
import { prepareSignUp } from '@/features/account/sign-up'
import { forgetReaders } from '@/features/blog/count-reader'
import { sendBookingMail, sendBookingReminder } from '@/features/booking/mail-jobs'
import { sendInquiryMail } from '@/features/inquiry/mail-jobs'
import { prepareSubscription } from '@/features/newsletter/request-subscription'
import { postgresOf } from '@/lib/db/transaction'
import { forgetOldAnswers } from '@/lib/http/idempotency'
import { jobQueue, stopJobs } from '@/lib/jobs/boss'
import type { Jobs, QueueName } from '@/lib/jobs/queues'
import { log } from '@/lib/log'
import { onStop } from '@/server/stop'

const STOP_TIMEOUT_MS = 8000

type Handlers = { [Name in QueueName]: (payload: Payload, data: Jobs[Name]) => Promise<void> }

/** What is done with the jobs of each queue. A handler may run again after a crash, so each is safe to repeat. */
const handlers: Handlers = {
  'booking-mail': sendBookingMail,
  'booking-reminder': sendBookingReminder,
  'account-mail': deliverAccountMail,
  'account-sign-up': prepareSignUp,
  'account-forgot': prepareReset,
  'inquiry-mail': sendInquiryMail,
  'newsletter-request': prepareSubscription,
  housekeeping: async (payload) => {
    await forgetReaders(payload, new Date())
    await forgetOldAnswers(postgresOf(payload).drizzle)
    await forgetOldLinks(payload)
  },
}

/** Runs one job; one that fails is tried again, and lies in the dead letters after the last try. */
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

async function work<Name extends QueueName>(name: Name, payload: Payload): Promise<void> {
  const boss = await jobQueue()
  const handle: Handlers[Name] = handlers[name]
  await boss.work<Jobs[Name]>(
    name,
    {
      batchSize: 5,
      localConcurrency: 2,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      perJobResults: true,
    },
    (jobs: Job<Jobs[Name]>[]) =>
      Promise.all(jobs.map((job) => settle(name, job, () => handle(payload, job.data)))),
  )
}

/** Starts the handlers of every queue in this process. */
export async function startWorkers(payload: Payload): Promise<void> {
  const boss = await jobQueue()
  onStop('workers', () => stopJobs(STOP_TIMEOUT_MS))
  await boss.schedule('housekeeping', '17 * * * *', {}, { tz: 'UTC' })
  for (const name of Object.keys(handlers) as QueueName[]) await work(name, payload)
}
