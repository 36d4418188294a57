import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '../../lib/process-state.ts'

interface Stopper {
  name: string
  stop: () => Promise<unknown> | unknown
  /** Is waited for even when somebody is in a hurry. */
  essential: boolean
}

/** One that hangs must not keep the others from running: the database is the last. */
const PATIENCE_MS = 12_000
const HURRY_MS = 500

const stoppers = processState('stoppers', (): Stopper[] => [])

/** Adds to what must be closed when the process stops, in the reverse order of registration. */
export function onStop(name: string, stop: Stopper['stop'], { essential = false } = {}): void {
  stoppers.push({ name, stop, essential })
}

function patience(hurry: AbortSignal | undefined): Promise<never> {
  const late = (ms: number) =>
    wait(ms, undefined, { ref: false }).then(() => {
      throw new Error('it took too long and was left')
    })
  if (!hurry) return late(PATIENCE_MS)
  const hurried = new Promise<void>((done) => {
    if (hurry.aborted) done()
    else hurry.addEventListener('abort', () => done(), { once: true })
  })
  return Promise.race([late(PATIENCE_MS), hurried.then(() => late(HURRY_MS))])
}

/**
 * Runs every stopper, last registered first; one that fails or hangs does not keep the others from running.
 * @param hurry aborted when somebody asks a second time
 */
export async function stopAll(
  report: (name: string, error: unknown) => void,
  hurry = new AbortController().signal,
): Promise<void> {
  for (let next = stoppers.pop(); next; next = stoppers.pop()) {
    const { name, stop, essential } = next
    try {
      await Promise.race([stop(), patience(essential ? undefined : hurry)])
    } catch (error) {
      report(name, error)
    }
  }
}
