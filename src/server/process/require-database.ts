import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isStopping } from '../../lib/stopping.ts'

const OLDEST_POSTGRES = 16
const RETRY_MS = 5000
/** For a minute: a machine that has just started, or a first start of a database on a slow disk. */
const MAX_RETRIES = 12
/** A database that is starting, stopping or full answers with these. With others, waiting does not help. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300'])

interface Waiting {
  report: (message: string) => void
  pause?: (ms: number) => Promise<unknown>
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // The driver's message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'.
  if (/client password must be a/.test(cause.message))
    return 'it wants a password, and none is given (DATABASE_PASSWORD, or in the address)'
  return cause.message || (cause as NodeJS.ErrnoException).code || cause.name
}

const isPassing = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError ? PASSING.has(cause.code ?? '') : !/\bSASL\b/.test(reasonOf(cause))

async function connect(connectionString: string, { report, pause = wait }: Waiting): Promise<pg.Client> {
  for (let retries = 0; ; retries++) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
    // A connection that fails later than its start is reported by the query.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (cause) {
      const problem = `The database of DATABASE_URL cannot be reached: ${reasonOf(cause)}`
      if (!isPassing(cause) || retries === MAX_RETRIES || isStopping()) throw new Error(problem)
      report(`${problem}. Trying again in ${RETRY_MS / 1000} s (${retries + 1} of ${MAX_RETRIES}).`)
      await pause(RETRY_MS)
    }
  }
}

/**
 * Waits for the database, at most a minute.
 * @throws Error if it cannot be reached or is too old
 */
export async function requireDatabase(connectionString: string, waiting: Waiting): Promise<void> {
  const client = await connect(connectionString, waiting)
  const { rows } = await client.query<{ number: number; name: string }>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
  )
  await client.end()
  const [version] = rows
  if (version && version.number < OLDEST_POSTGRES * 10_000) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${version.name}. The site needs ${OLDEST_POSTGRES} or newer.`,
    )
  }
}
