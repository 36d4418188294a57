// The site's own server: `npm start` and `npm run dev` run this file, on the pinned Node.
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { EnvError, settingWarnings } from '../env.ts'
import { announceStop } from '../lib/stopping.ts'
import { isStreamError } from './http/stream-errors.ts'
import { isBuildCurrent, runBuild } from './process/build.ts'
import { prepareEnvironment } from './process/environment.ts'
import { requireDatabase } from './process/require-database.ts'
import { onStop, stopAll } from './process/stop.ts'

// V8 lets the heap grow to several times what is in use before it collects, by the memory of the machine
// (docs/decisions/0191-the-page-memory-stays.md).
setFlagsFromString('--heap-growing-percent=20')

const root = resolve(import.meta.dirname, '../..')
const dev = process.argv[2] === 'dev'
const FORCED_STOP_MS = 50_000
/** How long the running step of a start may take to end. */
const START_MS = 15_000
/** A terminal signals the whole process group, and `npm start` forwards the signal: both count as one request to stop. */
const REPEATED_SIGNAL_MS = 1000

const hurry = new AbortController()
let firstSignalAt: number | undefined
let stopping = false
let started: Promise<void> = Promise.resolve()

const settled = (work: Promise<unknown>) => work.catch(() => undefined)

/** Stops in order, and cuts off a stop that hangs. Called by a signal, or when the site cannot continue. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  announceStop()
  // The timer also keeps the process alive: the awaited work may hold nothing open, and the database is stopped last.
  setTimeout(() => process.exit(exitCode || 1), FORCED_STOP_MS)
  const report = (name: string, error: unknown) => console.error(`Stopping ${name} failed:`, error)
  await stopAll(report, hurry.signal)
  // A start in progress may have started more, such as the database.
  await Promise.race([settled(started), pause(START_MS, undefined, { ref: false })])
  await stopAll(report, hurry.signal)
  process.exit(exitCode)
}

/** A second request to stop means: do not wait for running requests. */
function requestStop(): void {
  const now = performance.now()
  firstSignalAt ??= now
  if (now - firstSignalAt > REPEATED_SIGNAL_MS) hurry.abort()
  void stop(0)
}

function fail(error: unknown): void {
  // Errors that the stop itself causes during a start are not reported.
  if (stopping) return
  const plain = error instanceof EnvError || (error instanceof Error && error.cause === undefined)
  console.error(plain && error instanceof Error ? `\n${error.message}\n` : error)
  void stop(1)
}

function throwIfStopping(): void {
  if (stopping) throw new Error('Stopped during the start.')
}

async function main(): Promise<void> {
  const env = await prepareEnvironment({ root, dev, fail })
  for (const doubt of settingWarnings(env)) console.warn(`\n  Careful: ${doubt}`)
  throwIfStopping()
  // Imported only now: these modules read the settings when they load.
  const [{ portProblem }, { serve }] = await Promise.all([
    import('./http/port-problem.ts'),
    import('./http/server.ts'),
  ])
  // Before a build that takes a minute: the database must be reachable.
  await requireDatabase(env.DATABASE_URL, { report: (message) => console.warn(message) })
  const busy = await portProblem(env.PORT, env.LISTEN_HOST)
  if (busy) throw new Error(busy)
  throwIfStopping()
  if (!dev && !isBuildCurrent(root)) await runBuild(root, (end) => onStop('build', end))
  throwIfStopping()
  const { port } = await serve({ root, dev, env })
  console.log(
    `\n  Quickwin runs at ${env.SITE_URL}${port === env.PORT ? '' : ` (port ${port})`}   admin: ${env.SITE_URL}/admin\n`,
  )
}

// A closed output is not an error. Reporting it would fail in the same way, in a loop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop)
// The process that started this one is gone.
process.on('disconnect', () => stop(0))
// An uncaught exception leaves an unknown state, and the database must not be left running. So the site stops, after the
// running requests.
process.on('uncaughtException', (error) => {
  if (isStreamError(error)) {
    // Imported here: it reads the settings, which the start prepares.
    void import('../lib/log.ts').then(({ log }) => log.warn({ err: error }, 'a stream ended too early'))
    return
  }
  console.error('Stopping after an uncaught exception:', error)
  void stop(1)
})

started = main()
started.catch(fail)
