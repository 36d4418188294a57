import { FeedDialog } from '@/admin/super-admin/bookings/feed-dialog'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import type { FeedState } from '@/features/booking/desk/feed'
import type { DueCounts } from '@/features/next-step/queries'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'

export const assignees = (team: readonly TeamMember[], viewer: Viewer) => [
  { value: 'me', label: 'Me' },
  { value: 'unassigned', label: 'Unassigned' },
  ...team.filter(({ id }) => id !== viewer.id).map(({ id, name }) => ({ value: id, label: name })),
]

interface QueueHeaderProps {
  viewer: Viewer
  due: DueCounts
  view: 'work' | 'due'
  feed: FeedState | undefined
}

export function QueueHeader({ viewer, due, view, feed }: QueueHeaderProps) {
  const { overdue, today } = due
  return (
    <>
      <PageHeader
        title="Queue"
        actions={
          <>
            <RefreshButton every={60} />
            {feed ? <FeedDialog feeds={{ all: undefined, own: feed }} /> : null}
          </>
        }
      >
        {viewer.superAdmin
          ? 'Inquiries and registrations, and who answers them. Only the team sees this.'
          : 'Inquiries, and the registrations that are assigned to you. Only the team sees this.'}
      </PageHeader>
      <div className="mb-4">
        <ChoiceLinks
          label="View"
          choices={[
            { label: 'Inquiries and registrations', href: '/admin/queue', current: view === 'work' },
            {
              label: 'Due',
              href: '/admin/queue?view=due',
              current: view === 'due',
              count: overdue + today,
            },
          ]}
        />
      </div>
    </>
  )
}
