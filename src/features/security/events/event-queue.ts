import type { NoticedEvent } from '../event-kinds'
import { rowId, secondOf, startOfMinute } from './grouping'

/** Equal events of one minute, counted by second. */
export interface EventRow {
  id: string
  event: NoticedEvent
  at: Date
  seconds: Map<number, number>
}

/** The most rows a minute. Beyond it, in a flood from many clients, events are stored without a client. */
const ROWS_A_MINUTE = 200
/** Limits writes during a flood, so that visitors have priority. */
const LANES = 4
const PAUSE_MS = 100
/** Reached only if the database fails. Further events are only logged. */
const MAX_QUEUED = 1000

interface Waiting {
  row: EventRow
  write: (row: EventRow) => Promise<void>
}

const ofManyClients = (event: NoticedEvent): NoticedEvent => ({
  ...event,
  userId: undefined,
  ipAddress: undefined,
  group: 'many clients',
  details: { clients: 'too many to count separately' },
})

export const rowOf = (event: NoticedEvent, at: Date): EventRow => ({
  id: rowId(event, at),
  event,
  at,
  seconds: new Map([[secondOf(at), 1]]),
})

/** Writes events as rows. Equal waiting events are counted together, so rows and writes are bounded. */
export function eventQueue(pause: (ms: number) => Promise<unknown>) {
  const waiting = new Map<string, Waiting>()
  let minute = { start: 0, ids: new Set<string>() }
  let busy = 0

  function boundedRow(event: NoticedEvent, at: Date): EventRow {
    const start = startOfMinute(at)
    if (start !== minute.start) minute = { start, ids: new Set() }
    const row = rowOf(event, at)
    if (!minute.ids.has(row.id) && minute.ids.size >= ROWS_A_MINUTE) return rowOf(ofManyClients(event), at)
    minute.ids.add(row.id)
    return row
  }

  function take(): Waiting | undefined {
    const [next] = waiting
    if (!next) return undefined
    waiting.delete(next[0])
    return next[1]
  }

  async function work(): Promise<void> {
    busy++
    for (let next = take(); next; next = take()) {
      await next.write(next.row)
      if (waiting.size > 0) await pause(PAUSE_MS)
    }
    busy--
  }

  return {
    /** `write` must not fail. */
    add(event: NoticedEvent, at: Date, write: (row: EventRow) => Promise<void>): void {
      const row = boundedRow(event, at)
      const known = waiting.get(row.id)?.row.seconds
      if (known) {
        const second = secondOf(at)
        known.set(second, (known.get(second) ?? 0) + 1)
        return
      }
      if (waiting.size >= MAX_QUEUED) return
      waiting.set(row.id, { row, write })
      if (busy < LANES) void work()
    },
  }
}
