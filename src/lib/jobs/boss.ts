import { PgBoss } from 'pg-boss'
import { env } from '../../env'
import { log } from '../log'
import { processState } from '../process-state'
import { deadLetters, queues } from './queues'

const state = processState('jobs', (): { boss?: Promise<PgBoss> } => ({}))

async function start(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    application_name: 'quickwin-jobs',
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    // How soon the work of a killed process is detected and given to another one.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs: background error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs: warning'))
  await boss.start()
  await boss.createQueue(deadLetters)
  for (const [name, options] of Object.entries(queues)) {
    const queue = { ...options, deadLetter: deadLetters, notify: true }
    await boss.createQueue(name, queue)
    await boss.updateQueue(name, queue)
  }
  return boss
}

/** The process's one connection to the job queue, started at the first call. */
export function jobQueue(): Promise<PgBoss> {
  state.boss ??= start().catch((error) => {
    // A later call retries: the database may still be starting.
    state.boss = undefined
    throw error
  })
  return state.boss
}

/** Lets running handlers finish (at most `timeoutMs`) and closes the connection. */
export async function stopJobs(timeoutMs: number): Promise<void> {
  const running = state.boss
  if (!running) return
  state.boss = undefined
  const boss = await running
  await boss.stop({ graceful: true, timeout: timeoutMs, close: true })
}
