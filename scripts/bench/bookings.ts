import pg from 'pg'
import { measured, told } from './report.ts'
import { DAY_MS, type Site, someone } from './site.ts'

const BOOKINGS = 400
const WRITERS = 8

/** Runs `work` for each item, `WRITERS` at a time. @returns items per second */
async function crowd<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const queue = [...items]
  const startedAt = performance.now()
  const writer = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return items.length / ((performance.now() - startedAt) / 1000)
}

interface Wish {
  date: string
  time: string
  start: string
}

async function freeSlots(url: string): Promise<Wish[]> {
  const wishes: Wish[] = []
  for (let ahead = 2; wishes.length < BOOKINGS; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    const answer = await fetch(`${url}/api/availability?date=${date}`, { headers: someone() })
    const { slots } = (await answer.json()) as { slots: { time: string; start: string }[] }
    // Few of each day, so that the days' locks are shared as little or as much as in life.
    wishes.push(...slots.slice(0, 50).map(({ time, start }) => ({ date, time, start })))
  }
  return wishes.slice(0, BOOKINGS)
}

/** Days full of short slots, so that there are enough of them. */
async function openAllDay(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE calendar_settings SET working_hours_start = '00:00', working_hours_end = '23:00', booking_duration_minutes = 5, max_days_advance = 300`,
  )
  await pool.query(`DELETE FROM calendar_settings_numbers`)
  await pool.query(
    `INSERT INTO calendar_settings_numbers ("order", parent_id, path, number) SELECT n, (SELECT id FROM calendar_settings LIMIT 1), 'workingDays', n FROM generate_series(1, 7) n`,
  )
}

export async function bookings({ server, databaseUrl }: Site): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS })
  await openAllDay(pool)
  const refused: number[] = []
  const ours = await crowd(await freeSlots(server.url), async ({ date, time, start }) => {
    const body = {
      name: 'Ada',
      // Each writer is somebody else: an address with several open calls has to confirm the next one.
      email: `${crypto.randomUUID()}@example.com`,
      preferredDate: date,
      preferredTime: time,
      timezone: 'Europe/Berlin',
      start,
    }
    const answer = await fetch(`${server.url}/api/create-booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...someone() },
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) refused.push(answer.status)
  })
  // The same rows under the same constraint and indexes, in a year that nobody has booked.
  const far = Date.now() + 4000 * DAY_MS
  const bare = await crowd(
    Array.from({ length: BOOKINGS }, (_, index) => far + index * 3_600_000),
    async (start) => {
      await pool.query(
        `INSERT INTO bookings (status, name, email, booking_datetime, ends_at, blocked_until, preferred_date, preferred_time, timezone, calendar_sequence, manage_token_hash, manage_token_sealed, updated_at, created_at)
       VALUES ('pending', 'Ada', 'ada@example.com', $1, $2, $2, '2037-01-01', '09:00', 'Europe/Berlin', 0, md5(random()::text), repeat('x', 120), now(), now())`,
        [new Date(start), new Date(start + 300_000)],
      )
    },
  )
  await pool.end()
  measured({
    name: `POST /api/create-booking, ${BOOKINGS} bookings by ${WRITERS} writers`,
    unit: 'bookings/s',
    ours,
    rival: { name: 'the INSERT into bookings alone', value: bare },
    note: 'limits, checks, booking, token, two mails and the stored answer',
  })
  if (refused.length > 0) told('Refused bookings', [`${refused.length}: ${[...new Set(refused)].join(', ')}`])
}
