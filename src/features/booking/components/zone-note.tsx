'use client'

import { Icon } from '@/components/ui/icon'
import { clocksDiffer, zoneLabel } from '@/lib/time/format'
import { useVisitorZone } from './use-visitor-zone'

type ZoneNoteProps = { zone: string | null; instant: Date | null }

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** Which zone the times are in, and that the visitor's own time stands beside them where it differs. */
export function ZoneNote({ zone, instant }: ZoneNoteProps) {
  const visitorZone = useVisitorZone()
  const label = zone && instant ? zoneLabel(zone, instant) : 'CET'
  const differs = zone && instant && visitorZone && clocksDiffer(zone, visitorZone, instant)
  return (
    <p className="flex min-h-12 items-start gap-2 text-sm text-soft">
      <Icon name="globe" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        Times are shown in <strong className="font-semibold text-ink">{label}</strong>
        {zone ? ` (${cityOf(zone)})` : null}.
        {differs ? ` Your own time (${cityOf(visitorZone)}) is beside each.` : null}
      </span>
    </p>
  )
}
