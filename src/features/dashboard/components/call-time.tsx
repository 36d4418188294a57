'use client'

import { useHour12, useVisitorZone } from '@/features/booking/components/use-visitor'
import { clocksDiffer, clockTime, longDateInZone, utcOffset, zoneLabel } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'

type LocalTimeQuestion = { start: string; zone: string; visitorZone: string | null; hour12?: boolean }

/** The time in another zone: '20:45', or 'Tue 00:45' on another date. Null if the clocks agree. */
function visitorTime({ start, zone, visitorZone, hour12 = false }: LocalTimeQuestion): string | null {
  const instant = new Date(start)
  if (!visitorZone || !clocksDiffer(zone, visitorZone, instant)) return null
  const time = clockTime(instant, visitorZone, hour12)
  if (dateInZone(instant, zone) === dateInZone(instant, visitorZone)) return time
  return `${longDateInZone(instant, visitorZone).slice(0, 3)} ${time}`
}

/** A call's time in the business zone and the reader's. Reserves the second line, so that nothing moves. */
export function CallTime({ start, end, zone }: { start: string; end: string; zone: string }) {
  const visitorZone = useVisitorZone()
  const hour12 = useHour12()
  const [from, to] = [new Date(start), new Date(end)]
  const own = visitorTime({ start, zone, visitorZone, hour12 })
  return (
    <>
      <span className="block font-display text-lg">{longDateInZone(from, zone)}</span>
      <span className="block tabular-nums">
        {`${clockTime(from, zone, hour12)} to ${clockTime(to, zone, hour12)} ${zoneLabel(zone, from)}`}
      </span>
      <span className="block text-faint text-xs">{own ? `${own} where you are` : utcOffset(zone, from)}</span>
    </>
  )
}
