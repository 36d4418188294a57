import type { Payload } from 'payload'
import { jobQueue, stopJobs } from '@/lib/jobs/boss'
import { onStop } from '@/server/stop'

const STOP_TIMEOUT_MS = 8000

/** Starts the handlers of every queue in this process. */
export async function startWorkers(_payload: Payload): Promise<void> {
  await jobQueue()
  onStop('workers', () => stopJobs(STOP_TIMEOUT_MS))
}
