import type { SearchValues } from '@/admin/ui/list-address'
import { StatCards } from '@/admin/ui/stat-cards'
import type { SecurityMetrics } from '@/features/security/metrics/queries'
import { ScoreCard } from './score-card'
import { eventsAddress, isShown, type ShownEvents } from './shown-events'

/** The score and the figures, which link to their events. */
export function SecurityFigures({ metrics, search }: { metrics: SecurityMetrics; search: SearchValues }) {
  const { totalEvents, highSeverityEvents, failedAuth } = metrics
  const figure = (label: string, value: number, note: string, shown: ShownEvents) => ({
    ...{ label, value, note },
    href: eventsAddress(shown),
    current: isShown(shown, search),
  })
  const hour = { within: '1h' } as const
  return (
    <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] max-lg:[&>section]:mb-4 lg:[&>section]:mb-6">
      <ScoreCard score={metrics.securityScore} />
      <StatCards
        label="Security events of the last hour"
        stats={[
          figure('Total Events', totalEvents, 'last hour', hour),
          figure('High Severity', highSeverityEvents, 'high and critical, last hour', {
            ...hour,
            severity: 'high_and_critical',
          }),
          figure('Failed Auth', failedAuth, 'last hour', { ...hour, category: 'auth', type: 'auth_attempt' }),
        ]}
      />
    </div>
  )
}
