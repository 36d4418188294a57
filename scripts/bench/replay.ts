import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'

/** One statement of a request, as record-queries.mjs wrote it. */
interface Statement {
  request: number
  text: string
  values: unknown[]
  rows: unknown[][]
}

/** The values that differ between the statements of two bookings. */
export interface BookingKey {
  email: string
  date: string
  start: string
}

const DAY_MS = 86_400_000
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const later = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

export function recordedRequests(file: string): Statement[][] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const all = lines.map((line) => JSON.parse(line) as Statement)
  return [...Map.groupBy(all, ({ request }) => request).values()]
}

/** The values of one replay: every value of the recorded booking is replaced by the new one's. */
class Substitutes {
  /** Texts that also occur inside others, such as an id in the data of a job. */
  readonly #parts: Map<string, string>
  readonly #whole = new Map<string, unknown>()
  readonly #shift: number
  readonly #start: number
  readonly #days: number

  constructor(from: BookingKey, to: BookingKey) {
    this.#start = Date.parse(from.start)
    this.#shift = Date.parse(to.start) - this.#start
    this.#days = Date.parse(to.date) - Date.parse(from.date)
    this.#parts = new Map([
      [from.email, to.email],
      [from.start, to.start],
      [from.date, to.date],
    ])
  }

  /** Remembers the database's answer of this replay in place of the recorded one. */
  learn(then: unknown[][], now: unknown[][]): void {
    for (const [row, values] of then.entries())
      for (const [column, value] of values.entries()) {
        const answered = now[row]?.[column]
        if (typeof value !== 'string' || typeof answered !== 'string') continue
        if (UUID.test(value)) this.#parts.set(value, answered)
        else this.#whole.set(value, answered)
      }
  }

  /** A time of the booking, or the start or end of its day. */
  #isOfBooking(text: string): boolean {
    return INSTANT.test(text) && Math.abs(Date.parse(text) - this.#start) < DAY_MS
  }

  #inside(text: string): string {
    let changed = text
    for (const [then, now] of this.#parts) changed = changed.replaceAll(then, now)
    return changed
  }

  #made(text: string): unknown {
    if (UUID.test(text)) {
      const id = randomUUID()
      this.#parts.set(text, id)
      return id
    }
    if (this.#isOfBooking(text)) return later(text, this.#shift)
    if (INSTANT.test(text)) return new Date().toISOString()
    const changed = this.#inside(text)
    if (changed !== text || /^[[{]/.test(text)) return changed
    return randomBytes(text.length).toString('hex').slice(0, text.length)
  }

  /** @param other the same value in another request; equal values do not identify the booking */
  of(value: unknown, other: unknown): unknown {
    if (typeof value !== 'string') return value
    if (value === other) return this.#isOfBooking(value) ? later(value, this.#days) : this.#inside(value)
    if (!this.#whole.has(value)) {
      const part = this.#parts.get(value)
      this.#whole.set(value, part ?? this.#made(value))
    }
    return this.#whole.get(value)
  }
}

/**
 * Replays the statements of a recorded request as plain SQL for another booking: the same texts in the same transactions, with
 * new values.
 * @param recorded the statements of one request
 * @param other those of another request: values that differ belong to the booking
 * @throws Error if the two requests did not send the same statements
 */
export function replayOf(recorded: Statement[], other: Statement[], from: BookingKey) {
  if (recorded.length !== other.length || recorded.some(({ text }, at) => text !== other[at]?.text))
    throw new Error('Two bookings sent different statements: nothing to compare with.')
  return async (client: PoolClient, to: BookingKey): Promise<void> => {
    const substitutes = new Substitutes(from, to)
    for (const [at, { text, values, rows }] of recorded.entries()) {
      const own = values.map((value, index) => substitutes.of(value, other[at]?.values[index]))
      const answer = await client.query({ text, values: own, rowMode: 'array' })
      substitutes.learn(rows, answer.rows as unknown[][])
    }
  }
}
