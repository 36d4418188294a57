import type { PayloadRequest } from 'payload'
import { lanesOf } from '../availability/lane-queries'
import { givenTime, laneSlot } from '../availability/lanes'
import { lanesOn } from '../availability/queries'
import { activeHosts } from '../host/queries'
import { currentRules } from '../settings/queries'
import type { DeskBooking } from './rows'

export interface HandOverChoice {
  /** Null for the desk. */
  id: string | null
  name: string
  time: 'free' | 'busy' | 'outside'
}

/** Who can take a call instead, and whether they are free then. The server checks again. */
export async function handOverChoices(
  req: PayloadRequest,
  { id, start, host: present }: Pick<DeskBooking, 'id' | 'start' | 'host'>,
  now: Date,
): Promise<HandOverChoice[]> {
  const all = await activeHosts(req)
  if (all.length === 0 && !present) return []
  const others = [...all, null].filter((host) => (host?.id ?? null) !== (present?.id ?? null))
  const call = { exceptId: id, placement: { hosts: others, choice: 'order' as const } }
  const { lanes } = await lanesOf(req, call)
  const asked = givenTime(start, (await currentRules(req.payload, req)).timezone)
  const known = await lanesOn(req, lanes, { date: asked.preferredDate, now, exceptId: id })
  return known.map((lane) => {
    const slot = laneSlot(lane, asked, now)
    const isBusy = slot === 'taken' || slot === 'full'
    return {
      id: lane.host?.id ?? null,
      name: lane.host?.name ?? 'The desk',
      time: typeof slot !== 'string' ? 'free' : isBusy ? 'busy' : 'outside',
    }
  })
}
