import { clocksDiffer, longDateInZone, timeInZone } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'

type LocalTimeQuestion = { start: string; zone: string; visitorZone: string | null }

/**
 * The visitor's own reading of an instant: '20:45', or 'Tue 00:45' where their date is another one.
 * Null when their clock shows the same.
 */
export function visitorTime({ start, zone, visitorZone }: LocalTimeQuestion): string | null {
  const instant = new Date(start)
  if (!visitorZone || !clocksDiffer(zone, visitorZone, instant)) return null
  const time = timeInZone(instant, visitorZone)
  if (dateInZone(instant, zone) === dateInZone(instant, visitorZone)) return time
  return `${longDateInZone(instant, visitorZone).slice(0, 3)} ${time}`
}
