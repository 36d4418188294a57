import type { ComponentProps } from 'react'
import type { ListAddress } from '@/admin/ui/list-address'
import { PageHeader } from '@/admin/ui/page-header'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { StatCards } from '@/admin/ui/stat-cards'
import type { Activity } from '@/features/overview/activity'
import type { Totals } from '@/features/overview/queries'
import type { SystemState } from '@/features/overview/system-state'
import { ActivityPanel } from './activity-panel'
import { BurstNote } from './burst-note'
import { CallsPanel } from './calls-panel'
import { type ChartFigures, Charts } from './charts'
import { PlansPanel } from './plans-panel'
import { QuickActions } from './quick-actions'

interface OverviewViewProps {
  address: ListAddress
  totals: Totals
  system: SystemState
  burst: ComponentProps<typeof BurstNote>['burst'] | undefined
  calls: ComponentProps<typeof CallsPanel>
  plans: ComponentProps<typeof PlansPanel>['plans']
  activity: readonly Activity[]
  charts: ChartFigures
}

export function OverviewHeader() {
  return (
    <PageHeader title="Overview" actions={<RefreshButton every={60} />}>
      Upcoming calls, recent activity and traffic.
    </PageHeader>
  )
}

export function OverviewView(props: OverviewViewProps) {
  const { address, totals, system, burst, calls, plans, activity, charts } = props
  return (
    <>
      <OverviewHeader />
      {burst ? <BurstNote burst={burst} /> : null}
      <StatCards
        label="At a glance"
        stats={[
          { label: 'Total Users', value: totals.users, note: 'accounts, now', href: '/super-admin/users' },
          {
            label: 'Active Invitations',
            value: totals.activeInvitations,
            note: 'pending and not expired, now',
            href: '/super-admin/invites?status=pending',
          },
          {
            label: 'Published Blogs',
            value: totals.publishedBlogs,
            note: 'on the site, now',
            href: '/super-admin/blogs?status=published',
          },
          {
            label: 'System Health',
            value: system.word,
            note: system.note,
            href: '/super-admin/monitoring',
          },
        ]}
      />
      <QuickActions />
      <div className="mb-10 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <CallsPanel {...calls} />
          <PlansPanel plans={plans} />
        </div>
        <ActivityPanel activity={activity} />
      </div>
      <Charts address={address} {...charts} />
    </>
  )
}
