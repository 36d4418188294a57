import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedCluster } from './embedded-postgres.ts'

const CHECK_MS = 1000
/** The pause before each further attempt. After the last one there are no more retries. */
const BACK_OFF_MS = [0, 1000, 2000, 4000, 8000, 16_000]
/** After this long without a fault, earlier ones no longer count. */
const STABLE_MS = 60_000

interface Supervision {
  report: (message: string, error?: unknown) => void
  /** Called when the database cannot be restarted. */
  giveUp: (error: Error) => void
  pause?: (ms: number) => Promise<unknown>
  now?: () => number
}

/**
 * Restarts the embedded database when it is gone.
 * @returns a function that ends the supervision; call it before stopping the database
 */
export function superviseCluster(
  cluster: Pick<EmbeddedCluster, 'isRunning' | 'restart'>,
  {
    report,
    giveUp,
    pause = (ms) => wait(ms, undefined, { ref: false }),
    now = () => performance.now(),
  }: Supervision,
): () => Promise<void> {
  let stopped = false

  async function watch(): Promise<void> {
    let attempts = 0
    let last: { at: number; error?: unknown } = { at: now() }
    for (;;) {
      await pause(CHECK_MS)
      if (stopped) return
      if (cluster.isRunning()) {
        if (now() - last.at > STABLE_MS) attempts = 0
        continue
      }
      const delay = BACK_OFF_MS[attempts]
      if (delay === undefined) {
        const problem = `The embedded PostgreSQL ended again and again (${attempts} times started). The end of its log says why: data/server.log in its folder.`
        giveUp(new Error(problem, { cause: last.error }))
        return
      }
      attempts++
      await pause(delay)
      if (stopped) return
      try {
        await cluster.restart()
        report('The embedded PostgreSQL had ended and was started again.')
        last = { at: now() }
      } catch (error) {
        report('The embedded PostgreSQL could not be started again.', error)
        last = { at: now(), error }
      }
    }
  }
  const watching = watch()
  return async () => {
    stopped = true
    // Waits for a start in progress: two tools must not use one folder at once.
    await Promise.race([watching, wait(CHECK_MS * 2, undefined, { ref: false })])
  }
}
