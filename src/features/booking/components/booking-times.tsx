'use client'

import { longDateInZone, timeInZone, utcOffset, zoneLabel } from '@/lib/time/format'
import { visitorTime } from './local-time'
import { useVisitorZone } from './use-visitor-zone'

type BookingTimesProps = { start: string; end: string; zone: string }

/** When a booked call is, in the business zone and in the visitor's own where it differs. */
export function BookingTimes({ start, end, zone }: BookingTimesProps) {
  const visitorZone = useVisitorZone()
  const [from, to] = [new Date(start), new Date(end)]
  const differs = visitorTime({ start, zone, visitorZone }) !== null
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-1">
        <dt className="text-faint text-sm">Date and time</dt>
        <dd className="font-display text-lg">
          {longDateInZone(from, zone)}
          <br />
          {timeInZone(from, zone)} to {timeInZone(to, zone)} {zoneLabel(zone, from)}
        </dd>
        <dd className="text-faint text-xs">{utcOffset(zone, from)}</dd>
      </div>
      {differs && visitorZone ? (
        <div className="grid content-start gap-1">
          <dt className="text-faint text-sm">Your own time</dt>
          <dd className="font-display text-lg">
            {longDateInZone(from, visitorZone)}
            <br />
            {timeInZone(from, visitorZone)} to {timeInZone(to, visitorZone)}
          </dd>
          <dd className="text-faint text-xs">{visitorZone.replaceAll('_', ' ')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
