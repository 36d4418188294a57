import { afterAll, expect, it } from 'vitest'
import { inTransaction } from '../../../src/lib/db/transaction'
import { jobQueue } from '../../../src/lib/jobs/boss'
import { sendJob } from '../../../src/lib/jobs/send'
import { wakeForDueJobs } from '../../../src/lib/jobs/wake-due'
import { site } from '../../support/site'

const QUEUE = 'picture-files'
/** Long enough that no polling worker finds a job of this test. */
const NEVER = 3600
const PATIENCE = { timeout: 60_000 }
const ends: (() => Promise<unknown>)[] = []

afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function worker(): Promise<{ id: string; taken: string[] }> {
  const boss = await jobQueue()
  const taken: string[] = []
  const id = await boss.work<{ names: string[] }>(
    QUEUE,
    { pollingIntervalSeconds: NEVER, notifyPollingIntervalSeconds: NEVER, batchSize: 5 },
    async (jobs) => {
      for (const { data } of jobs) taken.push(...data.names)
    },
  )
  ends.push(() => boss.offWork(QUEUE))
  return { id, taken }
}

async function send(name: string, startAfter?: number): Promise<void> {
  const payload = await site()
  await inTransaction({ payload }, (req) => sendJob(req, QUEUE, { names: [name] }, { startAfter }))
}

it('wakes a worker at once for a job that may run at once, and when its time has come for one that waits', {
  timeout: 180_000,
}, async () => {
  const { id, taken } = await worker()
  await send('at once')
  await expect.poll(() => taken, PATIENCE).toEqual(['at once'])
  await send('later', 2)
  ends.push(wakeForDueJobs(await jobQueue(), new Map([[QUEUE, [id]]])))
  await expect.poll(() => taken, PATIENCE).toEqual(['at once', 'later'])
})
