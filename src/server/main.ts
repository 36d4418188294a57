// The site's own server: `npm start` and `npm run dev` end up here, on the pinned Node.
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EnvError, settingsToDoubt } from '../env.ts'
import { isStreamError } from './http/stream-errors.ts'
import { isBuildCurrent, runBuild } from './process/build.ts'
import { demandDatabase, prepareEnvironment } from './process/environment.ts'
import { announceStop } from './process/ready.ts'
import { onStop, stopAll } from './process/stop.ts'

const root = resolve(import.meta.dirname, '../..')
const dev = process.argv[2] === 'dev'
const FORCED_STOP_MS = 40_000
/** How long a step of the start may take to end. */
const START_MS = 15_000
/** A terminal tells the whole process group, and `npm start` passes the signal on as well: that is one wish. */
const SAME_WISH_MS = 1000

const hurry = new AbortController()
let wishedAt: number | undefined
let stopping = false
let started: Promise<void> = Promise.resolve()

const settled = (work: Promise<unknown>) => work.catch(() => undefined)

/** Stops in order; a stop that hangs is cut off. Called by a signal, or when the site cannot go on. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  announceStop()
  // Also keeps the process: what is waited for may hold nothing open, and the database is stopped last.
  setTimeout(() => process.exit(exitCode || 1), FORCED_STOP_MS)
  const report = (name: string, error: unknown) => console.error(`Stopping ${name} failed:`, error)
  await stopAll(report, hurry.signal)
  // A start that was under way may have begun something more, such as the database.
  await Promise.race([settled(started), pause(START_MS, undefined, { ref: false })])
  await stopAll(report, hurry.signal)
  process.exit(exitCode)
}

/** Whoever asks a second time does not want to wait for the requests under way. */
function stopOrHurry(): void {
  const now = performance.now()
  wishedAt ??= now
  if (now - wishedAt > SAME_WISH_MS) hurry.abort()
  void stop(0)
}

function fail(error: unknown): void {
  // What a stop in the middle of a start breaks off is no news.
  if (stopping) return
  const plain = error instanceof EnvError || (error instanceof Error && error.cause === undefined)
  console.error(plain && error instanceof Error ? `\n${error.message}\n` : error)
  void stop(1)
}

/** Ends a start in which somebody asked to stop. */
function goOn(): void {
  if (stopping) throw new Error('Stopped during the start.')
}

async function main(): Promise<void> {
  const env = await prepareEnvironment({ root, dev, fail })
  for (const doubt of settingsToDoubt(env)) console.warn(`\n  Careful: ${doubt}`)
  goOn()
  // Only now: these read the settings when they are loaded.
  const [{ portProblem }, { serve }] = await Promise.all([
    import('./http/port-problem.ts'),
    import('./http/server.ts'),
  ])
  // Before a build that takes a minute: the database must be there.
  await demandDatabase(env.DATABASE_URL)
  const busy = await portProblem(env.PORT, env.LISTEN_HOST)
  if (busy) throw new Error(busy)
  goOn()
  if (!dev && !isBuildCurrent(root)) await runBuild(root, (end) => onStop('build', end))
  goOn()
  const { port } = await serve({ root, dev, env })
  console.log(
    `\n  Quickwin runs at ${env.SITE_URL}${port === env.PORT ? '' : ` (port ${port})`}   admin: ${env.SITE_URL}/admin\n`,
  )
}

// A reader that went away is no reason to fail, and reporting it would fail in the same way, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOrHurry)
// The process that started this one is gone.
process.on('disconnect', () => stop(0))
// Nobody knows what state an exception leaves behind, and the database must not be left behind too: so the site stops,
// after the requests under way.
process.on('uncaughtException', (error) => {
  if (isStreamError(error)) {
    // Loaded here: it reads the settings, which are prepared by the start.
    void import('../lib/log.ts').then(({ log }) => log.warn({ err: error }, 'a stream ended too early'))
    return
  }
  console.error('Stopping after an exception that nobody caught:', error)
  void stop(1)
})

started = main()
started.catch(fail)
