import type { ReactNode } from 'react'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'

type MonitoringHeaderProps = { base: string; view: 'site' | 'webhooks' | 'keys'; actions?: ReactNode }

export function MonitoringHeader({ base, view, actions }: MonitoringHeaderProps) {
  return (
    <>
      <PageHeader
        title="Monitoring"
        actions={
          <>
            <RefreshButton every={60} />
            {actions}
          </>
        }
      >
        The site's state, the audit log, security recommendations, webhooks and API keys.
      </PageHeader>
      <div className="mb-6">
        <ChoiceLinks
          label="Parts of Monitoring"
          choices={[
            { label: 'Site', href: base, current: view === 'site' },
            { label: 'Webhooks', href: `${base}?view=webhooks`, current: view === 'webhooks' },
            { label: 'API keys', href: `${base}?view=keys`, current: view === 'keys' },
          ]}
        />
      </div>
    </>
  )
}
