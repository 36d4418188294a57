import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { RefreshProvider } from '@/admin/ui/actions'
import { PageHeader } from '@/admin/ui/page-header'
import { type Stat, StatCards } from '@/admin/ui/stat-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { type EditorHome, editorHome } from '@/features/editor-home/queries'
import { queueAddress } from '@/features/queue/list-address'
import { listAddress } from '../list-address'
import { Screen } from '../screen'
import {
  CallsAhead,
  ChangesWaiting,
  DraftsWaiting,
  InquiriesWaiting,
  LegalGaps,
  PlannedNext,
  ReadThisWeek,
} from './waiting-lists'

function homeStats({
  drafts,
  inquiries,
  views,
  legal,
  calls,
  seesBookings,
  registrations,
}: EditorHome): Stat[] {
  const registered: Stat[] =
    registrations === null
      ? []
      : [
          {
            label: 'New registrations',
            value: registrations,
            note: registrations > 0 ? 'waiting for an answer' : 'from invited clients',
            href: queueAddress({ kind: 'registration', status: 'new' }),
          },
        ]
  return [
    {
      label: 'New inquiries',
      value: inquiries.ever ? inquiries.count : null,
      note:
        inquiries.count > 0
          ? 'waiting for an answer'
          : inquiries.ever
            ? 'all have an owner'
            : 'from the contact form',
      href: queueAddress({ kind: 'inquiry', status: 'new' }),
    },
    ...registered,
    {
      label: 'Drafts',
      value: drafts.count,
      note: 'articles only editors can see',
      href: listAddress('blogs', 'status', 'draft'),
    },
    {
      label: 'Views this week',
      value: views.total,
      note: 'last 7 days, each reader once an article',
      href: '/admin/collections/blogs?sort=-viewCount',
    },
    {
      label: 'Calls ahead',
      value: calls.count,
      note: 'pending or confirmed, next 7 days',
      href: seesBookings ? '/super-admin/bookings' : '/admin/collections/bookings?sort=-bookingDatetime',
    },
    {
      label: 'Legal pages to finish',
      value: legal.length,
      note: 'with gaps in square brackets',
      href: listAddress('legal-pages'),
    },
  ]
}

const firstName = (fullName: string | null | undefined) => fullName?.trim().split(/\s+/)[0]

export async function EditorHomeView({ initPageResult: { req } }: AdminViewServerProps) {
  const home = await editorHome(req, new Date())
  if (!home) notFound()
  const name = firstName(req.user?.fullName)
  return (
    <Screen req={req}>
      <RefreshProvider>
        <PageHeader
          title={name ? `What is next, ${name}` : 'What is next'}
          actions={
            <>
              <ButtonLink href="/admin/collections/blogs/create" size="sm">
                Write an article
              </ButtonLink>
              <ButtonLink href="/admin/collections/media/create" size="sm" variant="secondary">
                Add a picture
              </ButtonLink>
            </>
          }
        >
          Your open work and this week's readers. In the editor you change every text and picture of the site.
        </PageHeader>
        <StatCards label="What waits" stats={homeStats(home)} />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <InquiriesWaiting {...home.inquiries} />
          <DraftsWaiting {...home.drafts} />
          {home.changed.length > 0 && <ChangesWaiting documents={home.changed} />}
          {home.planned.length > 0 && <PlannedNext plans={home.planned} />}
          <CallsAhead {...home.calls} inTab={home.seesBookings} />
          <ReadThisWeek {...home.views} />
          {home.legal.length > 0 && <LegalGaps pages={home.legal} />}
        </div>
      </RefreshProvider>
    </Screen>
  )
}
