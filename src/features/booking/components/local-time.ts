import { clocksDiffer, clockTime, longDateInZone } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'

type LocalTimeQuestion = { start: string; zone: string; visitorZone: string | null; hour12?: boolean }

/** The time in another zone: '20:45', or 'Tue 00:45' on another date. Null if the clocks agree. */
export function visitorTime({ start, zone, visitorZone, hour12 = false }: LocalTimeQuestion): string | null {
  const instant = new Date(start)
  if (!visitorZone || !clocksDiffer(zone, visitorZone, instant)) return null
  const time = clockTime(instant, visitorZone, hour12)
  if (dateInZone(instant, zone) === dateInZone(instant, visitorZone)) return time
  return `${longDateInZone(instant, visitorZone).slice(0, 3)} ${time}`
}
