'use client'

import { ExportLink } from '@/admin/reauthentication/export-link'
import { useClock } from '@/admin/ui/clock'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { periodStart } from '@/features/security/events/period'
import type { ShownEvents } from './shown-events'

export function ExportEvents({ within, ...filter }: ShownEvents) {
  const { now } = useClock()
  const since = within && periodStart(within, new Date(now)).toISOString()
  const said = Object.entries({ ...filter, since }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return (
    <ExportLink
      href={`/api/security-events/export?${new URLSearchParams(said)}`}
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      <Icon name="download" className="size-4.5" />
      Export JSON
    </ExportLink>
  )
}
