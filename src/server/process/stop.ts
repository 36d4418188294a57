import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '../../lib/process-state.ts'

interface Stopper {
  name: string
  stop: () => Promise<unknown> | unknown
  /** Awaited even after a second request to stop. */
  essential: boolean
}

/** A stopper that hangs must not prevent the others: the database is the last. */
const TIMEOUT_MS = 22_000
const FORCED_TIMEOUT_MS = 500

const stoppers = processState('stoppers', (): Stopper[] => [])

/** Registers a step of the stop. Steps run in the reverse order. */
export function onStop(name: string, stop: Stopper['stop'], { essential = false } = {}): void {
  stoppers.push({ name, stop, essential })
}

function timeout(hurry: AbortSignal | undefined): Promise<never> {
  const late = (ms: number) =>
    wait(ms, undefined, { ref: false }).then(() => {
      throw new Error('it took too long and was abandoned')
    })
  if (!hurry) return late(TIMEOUT_MS)
  const hurried = new Promise<void>((done) => {
    if (hurry.aborted) done()
    else hurry.addEventListener('abort', () => done(), { once: true })
  })
  return Promise.race([late(TIMEOUT_MS), hurried.then(() => late(FORCED_TIMEOUT_MS))])
}

/**
 * Runs every stopper, the last registered first. One that fails or hangs does not prevent the others.
 * @param hurry aborted by a second request to stop
 */
export async function stopAll(
  report: (name: string, error: unknown) => void,
  hurry = new AbortController().signal,
): Promise<void> {
  for (let next = stoppers.pop(); next; next = stoppers.pop()) {
    const { name, stop, essential } = next
    try {
      await Promise.race([stop(), timeout(essential ? undefined : hurry)])
    } catch (error) {
      report(name, error)
    }
  }
}
