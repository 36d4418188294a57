import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PageHeader } from '@/admin/ui/page-header'
import { RefreshProvider } from '@/admin/ui/refresh'
import { StatCards } from '@/admin/ui/stat-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { editorDesk } from '@/features/editor-desk/queries'
import { Screen } from '../screen'
import { deskStats } from './stats'
import {
  CallsAhead,
  ChangesWaiting,
  DraftsWaiting,
  InquiriesWaiting,
  LegalGaps,
  PlannedNext,
  ReadThisWeek,
} from './waiting-lists'

const firstName = (fullName: string | null | undefined) => fullName?.trim().split(/\s+/)[0]

/** The first page of the CMS: what to do next, with the figures behind it. */
export async function EditorDashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const desk = await editorDesk(req, new Date())
  if (!desk) notFound()
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
          Your open work and this week's readers.
        </PageHeader>
        <StatCards label="What waits" stats={deskStats(desk)} />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <InquiriesWaiting {...desk.inquiries} />
          <DraftsWaiting {...desk.drafts} />
          {desk.changed.length > 0 && <ChangesWaiting documents={desk.changed} />}
          {desk.planned.length > 0 && <PlannedNext plans={desk.planned} />}
          <CallsAhead {...desk.calls} inTab={desk.seesBookings} />
          <ReadThisWeek {...desk.views} />
          {desk.legal.length > 0 && <LegalGaps pages={desk.legal} />}
        </div>
      </RefreshProvider>
    </Screen>
  )
}
