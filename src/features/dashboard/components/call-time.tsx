'use client'

import { visitorTime } from '@/features/booking/components/local-time'
import { useHour12, useVisitorZone } from '@/features/booking/components/use-visitor'
import { clockTime, longDateInZone, utcOffset, zoneLabel } from '@/lib/time/format'

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
