import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '../../tests/support/own-server.ts'
import { type BookingKey, recordedRequests, replayOf } from './replay.ts'
import { measured, reportLines } from './report.ts'
import { DAY_MS, SECRETS, type Site, someone } from './site.ts'

const BOOKINGS = 400
const WRITERS = 8
const RECORDED = 3

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

interface FreeSlot {
  date: string
  time: string
  start: string
}

async function freeSlots(url: string): Promise<FreeSlot[]> {
  const targets: FreeSlot[] = []
  for (let ahead = 2; targets.length < 2 * BOOKINGS + RECORDED; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    const answer = await fetch(`${url}/api/availability?date=${date}`, { headers: someone() })
    const { slots } = (await answer.json()) as { slots: { time: string; start: string }[] }
    // A few on each day, so that the locks of days are shared as in normal use.
    targets.push(...slots.slice(0, 50).map(({ time, start }) => ({ date, time, start })))
  }
  return targets.slice(0, 2 * BOOKINGS + RECORDED)
}

/** Days full of short slots, so that there are enough slots. */
async function openAllDay(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE calendar_settings SET working_hours_start = '00:00', working_hours_end = '23:00', booking_duration_minutes = 5, max_days_advance = 300`,
  )
  await pool.query(`DELETE FROM calendar_settings_numbers`)
  await pool.query(
    `INSERT INTO calendar_settings_numbers ("order", parent_id, path, number) SELECT n, (SELECT id FROM calendar_settings LIMIT 1), 'workingDays', n FROM generate_series(1, 7) n`,
  )
}

/** A new visitor each time: an address with several open calls must confirm the next one. */
const newEmail = () => `${crypto.randomUUID()}@example.com`

/** @returns the status of the answer */
async function book(url: string, { date, time, start }: FreeSlot, email: string): Promise<number> {
  const body = {
    name: 'Ada',
    email,
    preferredDate: date,
    preferredTime: time,
    timezone: 'Europe/Berlin',
    start,
  }
  const answer = await fetch(`${url}/api/create-booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...someone() },
    body: JSON.stringify(body),
  })
  return answer.status
}

/**
 * Books with a second server on the same database that records its SQL, so that the measured server is not slowed down.
 * @param targets three slots: the first booking of a server runs more statements than later ones
 */
async function recordedBooking(databaseUrl: string, targets: FreeSlot[]) {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-recorded-'))
  const file = join(folder, 'queries')
  const server = await startServer({
    ...SECRETS,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'record-queries.mjs')}`,
    RECORD_FILE: file,
    RECORD_PATH: '/api/create-booking',
  })
  try {
    const recordedCalls: BookingKey[] = []
    for (const target of targets) {
      const email = newEmail()
      const status = await book(server.url, target, email)
      if (status !== 201) throw new Error(`A booking to be recorded was answered with ${status}.`)
      recordedCalls.push({ email, date: target.date, start: target.start })
      // Its jobs must not affect the next measurement.
      await pause(2000)
    }
    const [, recorded = [], other = []] = recordedRequests(file)
    return { replay: replayOf(recorded, other, recordedCalls[1] as BookingKey), statements: recorded.length }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function bookings(site: Site): Promise<void> {
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: WRITERS })
  try {
    await measureBookings(site, pool)
  } finally {
    await pool.end()
  }
}

async function measureBookings({ server, databaseUrl }: Site, pool: pg.Pool): Promise<void> {
  await openAllDay(pool)
  const refused: number[] = []
  const free = await freeSlots(server.url)
  // Both use the same number of days: bookings wait for each other at the lock of a day.
  const [targets, theirs] = [free.slice(0, BOOKINGS), free.slice(BOOKINGS, 2 * BOOKINGS)]
  const { replay, statements } = await recordedBooking(databaseUrl, free.slice(2 * BOOKINGS))
  const ours = await crowd(targets, async (target) => {
    const status = await book(server.url, target, newEmail())
    if (status !== 201) refused.push(status)
  })
  const same = await crowd(theirs, async ({ date, start }) => {
    const client = await pool.connect()
    try {
      await replay(client, { email: newEmail(), date, start })
    } finally {
      client.release()
    }
  })
  measured({
    name: `POST /api/create-booking, ${BOOKINGS} bookings by ${WRITERS} writers`,
    unit: 'bookings/s',
    ours,
    rival: { name: `its ${statements} statements by bare SQL, same transactions`, value: same },
    note: 'limits, checks, booking, token, jobs of its mails; the same server sends the mails meanwhile',
  })
  if (refused.length > 0)
    reportLines('Refused bookings', [`${refused.length}: ${[...new Set(refused)].join(', ')}`])
}
