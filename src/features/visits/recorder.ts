import { steadyNow } from '@/lib/time/steady-clock'
import { isPerson, networkNumber, type Visitor, visitorNumber } from './visitor'

/** A visitor of a page. */
export interface Visit {
  /** The request's connection, the same object for all its requests. */
  connection: object
  address: string
  userAgent: string
}

/** A day of the counter in the business's zone. */
export interface VisitDay {
  /** YYYY-MM-DD */
  date: string
  /** The midnight at its end, epoch milliseconds. */
  endsAt: number
  salt: Buffer
  /** Who is stored already, by this server before a restart or by another one. */
  known: readonly Visitor[]
}

export interface VisitStore {
  openDay(now: Date): Promise<VisitDay>
  /** @returns false when the day was closed meanwhile, so that nothing could be stored. */
  keep(date: string, visitors: readonly Visitor[]): Promise<boolean>
}

export interface VisitLimits {
  /** The most browsers of one network in a day, so that forged names fill neither memory nor table. */
  perNetwork: number
  perDay: number
  /** The most visits that wait while a day is opened. */
  waiting: number
}

interface RecorderOptions {
  /** Hears of what went wrong; counting goes on. */
  report: (problem: string, error: unknown) => void
  /** Epoch milliseconds. */
  clock?: () => number
  /** For the pause after a failure, which a clock that is set must not make longer. */
  steady?: () => number
  most?: VisitLimits
}

const limits: VisitLimits = { perNetwork: 20, perDay: 100_000, waiting: 1000 }
/** After a failure to open the day. */
const PAUSE_MS = 5000

interface OpenDay extends Omit<VisitDay, 'known'> {
  seen: Set<string>
  networks: Map<string, number>
  /** Seen, but not stored yet. */
  fresh: Visitor[]
  /** The last visitor of each connection, which is enough for most requests. */
  counted: WeakMap<object, string>
}

function remember(day: OpenDay, { network, visitor }: Visitor): void {
  day.seen.add(visitor)
  day.networks.set(network, (day.networks.get(network) ?? 0) + 1)
}

function opened({ known, ...day }: VisitDay): OpenDay {
  const open: OpenDay = {
    ...day,
    seen: new Set(),
    networks: new Map(),
    fresh: [],
    counted: new WeakMap(),
  }
  for (const visitor of known) remember(open, visitor)
  return open
}

function count(day: OpenDay, { connection, address, userAgent }: Visit, most: VisitLimits): void {
  const key = `${address}\n${userAgent}`
  if (day.counted.get(connection) === key) return
  day.counted.set(connection, key)
  if (day.seen.size >= most.perDay) return
  const visitor = visitorNumber(day.salt, address, userAgent)
  if (day.seen.has(visitor) || !isPerson(userAgent)) return
  const network = networkNumber(day.salt, address)
  if ((day.networks.get(network) ?? 0) >= most.perNetwork) return
  remember(day, { network, visitor })
  day.fresh.push({ network, visitor })
}

/**
 * Counts visitors in memory, each once a day. `flush` stores them, and opens the next day when one is over.
 */
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
    // Where the day could not be opened, they count with their next page.
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

    /** Never throws: what could not be stored stays for the next time. */
    async flush(): Promise<void> {
      if (!current()) await openDay()
      if (!day) return
      await save(day).catch((error: unknown) => report('visitors could not be stored', error))
    },
  }
}
