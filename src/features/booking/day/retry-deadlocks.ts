import { isDeadlock } from '@/lib/db/errors'

/** Retries, because calls across midnight lock two days and can deadlock. */
export async function retryDeadlocks<Result>(work: () => Promise<Result>, tries = 4): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error
    return retryDeadlocks(work, tries - 1)
  }
}
