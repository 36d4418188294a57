import pg from 'pg'
import { measured } from './report.ts'
import { DAY_MS, programHeaders, type Site, someone } from './site.ts'

const BOOKINGS = 400
const WRITERS = 8

interface FreeSlot {
  date: string
  time: string
  start: string
}

/** Days full of short slots, so that there are enough slots. */
async function openAllDay(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `UPDATE calendar_settings SET working_hours_start = '00:00', working_hours_end = '23:00', booking_duration_minutes = 5, max_days_advance = 300`,
  )
  await client.query(`DELETE FROM calendar_settings_numbers`)
  await client.query(
    `INSERT INTO calendar_settings_numbers ("order", parent_id, path, number) SELECT n, (SELECT id FROM calendar_settings LIMIT 1), 'workingDays', n FROM generate_series(1, 7) n`,
  )
  await client.end()
}

async function freeSlots(url: string): Promise<FreeSlot[]> {
  const free: FreeSlot[] = []
  for (let ahead = 2; free.length < BOOKINGS; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    const answer = await fetch(`${url}/api/availability?date=${date}`, { headers: someone() })
    const { slots } = (await answer.json()) as { slots: { time: string; start: string }[] }
    // A few on each day, so that the locks of days are shared as in normal use.
    free.push(...slots.slice(0, 50).map(({ time, start }) => ({ date, time, start })))
  }
  return free.slice(0, BOOKINGS)
}

/** Each by a new visitor: an address with several open calls must confirm the next one. */
async function book(url: string, { date, time, start }: FreeSlot): Promise<void> {
  const visitor = { name: 'Ada', email: `${crypto.randomUUID()}@example.com`, timezone: 'Europe/Berlin' }
  const answer = await fetch(`${url}/api/create-booking`, {
    method: 'POST',
    headers: { ...programHeaders, ...someone() },
    body: JSON.stringify({ ...visitor, preferredDate: date, preferredTime: time, start }),
  })
  if (answer.status !== 201) throw new Error(`A booking was answered with ${answer.status}.`)
}

export async function bookings({ server, databaseUrl }: Site): Promise<void> {
  await openAllDay(databaseUrl)
  const waiting = await freeSlots(server.url)
  const begun = performance.now()
  const writer = async () => {
    for (let slot = waiting.shift(); slot; slot = waiting.shift()) await book(server.url, slot)
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  measured({
    name: `POST /api/create-booking, ${BOOKINGS} bookings by ${WRITERS} writers`,
    unit: 'bookings/s',
    ours: BOOKINGS / ((performance.now() - begun) / 1000),
    note: 'limits, checks, booking, token, jobs of its mails; the same server sends the mails meanwhile',
  })
}
