import { wallReading } from '../../../lib/time/zone'

const DAY = 24 * 60
const LEAST = 30

interface Call {
  id: string
  start: string
  end: string
}

/** In minutes. */
export interface Place {
  top: number
  height: number
  /** Calls at the same time share the width: this call's lane of all lanes. */
  lane: number
  lanes: number
}

interface Block<Item extends Call> extends Place {
  call: Item
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A call's position by wall time. When clocks go back, the second hour is next to the first; forward, a call covers the gap. */
function place<Item extends Call>(call: Item, zone: string) {
  const from = wallReading(new Date(call.start), zone)
  const until = wallReading(new Date(call.end), zone)
  const top = minutesOf(from.time)
  const onWall = (until.date === from.date ? minutesOf(until.time) : DAY) - top
  const elapsed = (Date.parse(call.end) - Date.parse(call.start)) / 60_000
  const height = Math.min(Math.max(onWall > 0 ? onWall : elapsed, LEAST), DAY - top)
  return { call, date: from.date, top, height }
}

/** The calls of a day (YYYY-MM-DD in `zone`) by start. Overlapping calls share the width. */
export function dayBlocks<Item extends Call>(calls: readonly Item[], date: string, zone: string) {
  const placed = calls.map((call) => place(call, zone)).filter((block) => block.date === date)
  placed.sort((one, other) => one.top - other.top || one.call.start.localeCompare(other.call.start))
  const blocks: Block<Item>[] = []
  let group: Block<Item>[] = []
  let groupEnd = 0
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1))
    for (const block of group) block.lanes = lanes
    group = []
  }
  for (const { call, top, height } of placed) {
    if (top >= groupEnd) close()
    const taken = new Set(group.filter((other) => other.top + other.height > top).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const block = { call, top, height, lane, lanes: 1 }
    group.push(block)
    blocks.push(block)
    groupEnd = Math.max(groupEnd, top + height)
  }
  close()
  return blocks
}

/** The working hours plus one on each side, and the hours of other calls. */
export function shownHours(
  days: readonly (readonly Pick<Place, 'top' | 'height'>[])[],
  { start, end }: { start: string; end: string },
): { from: number; to: number } {
  const blocks = days.flat()
  const first = Math.min(minutesOf(start) - 60, ...blocks.map(({ top }) => top))
  const last = Math.max(minutesOf(end) + 60, ...blocks.map(({ top, height }) => top + height))
  return { from: Math.max(0, Math.floor(first / 60)), to: Math.min(24, Math.ceil(last / 60)) }
}
