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
import { SetupPanel, TodoPanel } from './todo-panel'
import { UnansweredNote } from './unanswered-note'

interface OverviewViewProps {
  address: ListAddress
  totals: Totals
  system: SystemState
  unanswered: ComponentProps<typeof UnansweredNote>['calls']
  burst: ComponentProps<typeof BurstNote>['burst'] | undefined
  todos: ComponentProps<typeof TodoPanel>['todos']
  setup: ComponentProps<typeof SetupPanel>['steps']
  calls: ComponentProps<typeof CallsPanel>
  plans: ComponentProps<typeof PlansPanel>['plans']
  activity: readonly Activity[]
  charts: ChartFigures
}

export function OverviewView(props: OverviewViewProps) {
  const { address, totals, system, unanswered, burst, todos, setup, calls, plans, activity, charts } = props
  return (
    <>
      <PageHeader title="Overview" actions={<RefreshButton every={60} />}>
        What waits for you, the next calls and the figures.
      </PageHeader>
      <UnansweredNote calls={unanswered} />
      {burst ? <BurstNote burst={burst} /> : null}
      <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-2">
        <div>
          <TodoPanel todos={todos} />
          <SetupPanel steps={setup} />
        </div>
        <div className="mb-6 grid gap-6">
          <CallsPanel {...calls} />
          <PlansPanel plans={plans} />
        </div>
      </div>
      <QuickActions />
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
      <div className="mb-10">
        <ActivityPanel activity={activity} />
      </div>
      <Charts address={address} {...charts} />
    </>
  )
}
