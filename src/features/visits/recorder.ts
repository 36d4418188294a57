import { steadyNow } from '@/lib/time/steady-clock'
import {
  type Arrival,
  entryOf,
  isPerson,
  type KnownVisitor,
  networkNumber,
  type Visitor,
  visitorNumber,
} from './visitor'

export interface Visit {
  connection: object
  address: string
  userAgent: string
  arrival: Arrival
}

export interface VisitDay {
  date: string
  endsAt: number
  salt: Buffer
  known: readonly KnownVisitor[]
}

export interface VisitStore {
  openDay(now: Date): Promise<VisitDay>
  /** @returns false if the day was closed meanwhile */
  keep(date: string, visitors: readonly Visitor[]): Promise<boolean>
}

export interface VisitLimits {
  /** The most browsers of a network in a day. Limits forged user agents. */
  perNetwork: number
  perDay: number
  /** The most visits that wait while a day is opened. */
  waiting: number
}

interface RecorderOptions {
  report: (problem: string, error: unknown) => void
  clock?: () => number
  /** A monotonic clock for pauses, so that clock changes have no effect. */
  steady?: () => number
  most?: VisitLimits
}

const limits: VisitLimits = { perNetwork: 20, perDay: 100_000, waiting: 1000 }
const PAUSE_MS = 5000

interface OpenDay extends Omit<VisitDay, 'known'> {
  seen: Set<string>
  networks: Map<string, number>
  fresh: Visitor[]
  /** The last visitor of each connection. A fast path for most requests. */
  counted: WeakMap<object, string>
}

function remember(day: OpenDay, { network, visitor }: KnownVisitor): void {
  day.seen.add(visitor)
  day.networks.set(network, (day.networks.get(network) ?? 0) + 1)
}

function opened({ known, ...day }: VisitDay): OpenDay {
  const empty = { seen: new Set<string>(), networks: new Map<string, number>(), fresh: [] }
  const open: OpenDay = { ...day, ...empty, counted: new WeakMap() }
  for (const visitor of known) remember(open, visitor)
  return open
}

function count(day: OpenDay, visit: Visit, most: VisitLimits): void {
  const { connection, address, userAgent, arrival } = visit
  const key = `${address}\n${userAgent}`
  if (day.counted.get(connection) === key) return
  day.counted.set(connection, key)
  if (day.seen.size >= most.perDay) return
  const visitor = visitorNumber(day.salt, address, userAgent)
  if (day.seen.has(visitor) || !isPerson(userAgent)) return
  const network = networkNumber(day.salt, address)
  if ((day.networks.get(network) ?? 0) >= most.perNetwork) return
  remember(day, { network, visitor })
  day.fresh.push({ network, visitor, ...entryOf(arrival) })
}

/** Counts each visitor once a day, in memory. `flush` stores them and opens the next day. */
export function visitRecorder(
  store: VisitStore,
  { report, clock = Date.now, steady = steadyNow, most = limits }: RecorderOptions,
) {
  let day: OpenDay | undefined
  let opening: Promise<void> | undefined
  let pauseUntil = 0
  let waiting: Visit[] = []

  const current = () => (day && clock() < day.endsAt ? day : undefined)

  async function save(open: OpenDay): Promise<void> {
    const batch = open.fresh
    if (batch.length === 0) return
    open.fresh = []
    try {
      const kept = await store.keep(open.date, batch)
      if (!kept && day === open) day = undefined
    } catch (error) {
      open.fresh = batch.concat(open.fresh)
      throw error
    }
  }

  async function openNext(): Promise<void> {
    try {
      if (day) await save(day)
      day = opened(await store.openDay(new Date(clock())))
      const there = current()
      if (there) for (const visit of waiting) count(there, visit, most)
    } catch (error) {
      pauseUntil = steady() + PAUSE_MS
      report('visitors cannot be counted at the moment', error)
    }
    // If the day could not be opened, their next page counts.
    waiting = []
    opening = undefined
  }

  function openDay(): Promise<void> {
    if (opening) return opening
    if (steady() < pauseUntil) return Promise.resolve()
    opening = openNext()
    return opening
  }

  return {
    record(visit: Visit): void {
      const open = current()
      if (open) {
        count(open, visit, most)
        return
      }
      if (waiting.length < most.waiting && steady() >= pauseUntil) waiting.push(visit)
      void openDay()
    },

    /** Never throws. Unsaved visitors are kept for the next time. */
    async flush(): Promise<void> {
      if (!current()) await openDay()
      if (!day) return
      await save(day).catch((error: unknown) => report('visitors could not be stored', error))
    },
  }
}
