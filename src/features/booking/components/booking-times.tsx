import { clocksDiffer, clockTime, longDateInZone, utcOffset, zoneLabel } from '@/lib/time/format'
import { useHour12, useVisitorZone } from './use-visitor'

export function BookingTimes({ start, end, zone }: { start: string; end: string; zone: string }) {
  const visitorZone = useVisitorZone()
  const hour12 = useHour12()
  const [from, to] = [new Date(start), new Date(end)]
  const own = visitorZone && clocksDiffer(zone, visitorZone, from) ? visitorZone : null
  const readings = [
    ...(own ? [{ title: 'Your own time', zone: own, note: own.replaceAll('_', ' ') }] : []),
    { title: own ? 'Our time' : 'Date and time', zone, note: utcOffset(zone, from) },
  ]
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {readings.map((reading) => (
        <div key={reading.title} className="grid content-start gap-1">
          <dt className="text-faint text-sm">{reading.title}</dt>
          <dd className="font-display text-lg">
            <span className="block">{longDateInZone(from, reading.zone)}</span>{' '}
            <span>{`${clockTime(from, reading.zone, hour12)} to ${clockTime(to, reading.zone, hour12)} ${zoneLabel(reading.zone, from)}`}</span>
          </dd>
          <dd className="text-faint text-xs">{reading.note}</dd>
        </div>
      ))}
    </dl>
  )
}
