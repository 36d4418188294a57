import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const site = process.env.TEST_PARALLEL_INDEX ?? '0'

/** The database of this worker's site: the given one, or the embedded one in its folder. */
function address(): string {
  const given = process.env.E2E_DATABASE_URLS?.split(',')[Number(site)]
  if (given) return given
  const home = join(process.env.E2E_DATA_DIR ?? '', site, 'postgres')
  const port = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim()
  const password = readFileSync(join(home, 'password'), 'utf8')
  return `postgres://quickwin:${password}@127.0.0.1:${port}/quickwin`
}

async function run(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: address() })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

/** Lets everyone's last proof of who they are be too old. */
export const letProofsAge = () =>
  run(`UPDATE account_sessions SET authenticated_at = now() - interval '601 seconds'`)

/** Lets a call be over, which no request can do: nobody moves a call into the past. */
export const letCallPass = (bookingId: string, start: Date) =>
  run(
    `UPDATE bookings SET booking_datetime = $2, ends_at = $2::timestamptz + interval '1 hour',
       blocked_until = $2::timestamptz + interval '1 hour' WHERE id = $1`,
    [bookingId, start],
  )
