'use client'

import { longDate, longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { visitorTime } from './local-time'
import { useVisitorZone } from './use-visitor-zone'

type ChosenTimeProps = { date: string | null; start: string | null; zone: string | null }

/** The chosen day and time in words, or what is still to choose. */
export function ChosenTime({ date, start, zone }: ChosenTimeProps) {
  const visitorZone = useVisitorZone()
  const instant = start ? new Date(start) : null
  const own = start && zone ? visitorTime({ start, zone, visitorZone }) : null
  return (
    <div aria-live="polite" className="grid min-h-18 content-center border-signal border-l-3 pl-4">
      {instant && zone ? (
        <>
          <p className="font-semibold">
            {longDateInZone(instant, zone)}, {timeInZone(instant, zone)} {zoneLabel(zone, instant)}
          </p>
          <p className="text-sm text-soft">
            {own ? `${own} in your own time` : 'This is also your own time'}
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">{date ? longDate(date) : 'No day chosen yet'}</p>
          <p className="text-sm text-soft">{date ? 'Choose a time to go on' : 'Choose a day, then a time'}</p>
        </>
      )}
    </div>
  )
}
