import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { BackOfficeLayout } from '@/admin/back-office-layout'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { requireSignedIn } from '@/admin/signed-in'
import { ErrorNote } from '@/admin/ui/error-note'
import { type ListAddress, type SearchValues, searchValues } from '@/admin/ui/list-address'
import { ListBody } from '@/admin/ui/list-body'
import { FilterLinks, FilterSelect, PeriodFilter, SortSelect } from '@/admin/ui/list-filters'
import { ListSearch, MoreFilters } from '@/admin/ui/list-toolbar'
import { PageHeader } from '@/admin/ui/page-header'
import { WaitingTab } from '@/admin/ui/skeletons'
import { ButtonLink } from '@/components/ui/button-link'
import { countDue, type DueCounts, listDue } from '@/features/next-step/queries'
import { workListSchema } from '@/features/queue/list-schema'
import { workOfRow } from '@/features/queue/row-id'
import { workStatuses, workStatusLabels } from '@/features/queue/rules'
import { type TeamMember, teamMembers } from '@/features/queue/team'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { type WorkItem, workItem } from '@/features/queue/work-item'
import { listWork, type WorkList } from '@/features/queue/work-list'
import { type ReplyForm, replyFormFor } from '@/features/reply/queries'
import { assignees, DueList, QueueHeader } from './due-list'
import { columns, sortOptions, WorkDetails, workRow } from './work-details'

interface QueueListProps {
  address: ListAddress
  list: WorkList
  counts: DueCounts
  item: WorkItem | undefined
  replyForm: ReplyForm | undefined
  team: readonly TeamMember[]
  viewer: Viewer
}

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'registration', label: 'Registrations' },
]

const statuses = ({ counts }: WorkList) => [
  { value: null, label: 'Open', count: counts.open },
  ...workStatuses.map((value) => ({ value, label: workStatusLabels[value], count: counts[value] })),
  { value: 'all', label: 'All', count: counts.all },
]

function QueueList(props: QueueListProps) {
  const { address, list, counts, item, replyForm, team, viewer } = props
  const rowId = address.search.open ?? ''
  const { from, to, q, kind, assignee, status } = address.search
  const filtered = Boolean(q || kind || assignee || status || from || to)
  return (
    <>
      <QueueHeader viewer={viewer} due={counts} view="work" />
      <ListBody
        address={address}
        panel={item && replyForm && <WorkDetails key={rowId} {...{ rowId, item, replyForm, team, viewer }} />}
        missing="This item no longer exists or is not assigned to you."
        tools={
          <>
            <ListSearch label="Search name, email, text or notes" />
            <MoreFilters used={[kind, assignee, from ?? to].filter(Boolean).length}>
              <FilterSelect label="Kind" name="kind" all="All" options={kinds} />
              <FilterSelect
                label="Assigned to"
                name="assignee"
                all="Anyone"
                options={assignees(team, viewer)}
              />
              {from || to ? <PeriodFilter /> : null}
              <SortSelect options={sortOptions} fallback="-created" />
            </MoreFilters>
            <FilterLinks label="Status" name="status" options={statuses(list)} />
          </>
        }
        label="Inbox"
        columns={columns}
        rows={list.items.map(workRow)}
        sort="-created"
        page={{ page: list.page, pageSize: list.perPage, total: list.total }}
        nothing={{
          title: filtered ? 'Nothing found' : 'No open work',
          text: filtered
            ? 'Nothing matches this search and these filters.'
            : 'Messages from the contact form and registrations of invited clients appear here.',
          action: (
            <ButtonLink variant="secondary" size="sm" href={`${address.base}?status=all`}>
              Show everything
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}

interface QueueProps {
  req: PayloadRequest
  viewer: Viewer
  address: ListAddress
}

async function read(req: PayloadRequest, { search }: ListAddress) {
  const asked = workListSchema.parse({
    ...search,
    search: search.q,
    // Open work is the default. 'all' is not a status, so it is no filter.
    status: search.status ?? 'open',
  })
  const open = workOfRow(search.open ?? '')
  const due = { assignee: asked.assignee, now: new Date() }
  const [list, steps, counts, item, team] = await Promise.all([
    search.view === 'due' ? undefined : listWork(req, asked),
    search.view === 'due' ? listDue(req, due) : undefined,
    countDue(req, due),
    open && workItem(req, open.kind, open.id),
    teamMembers(req),
  ])
  const replyForm = item && (await replyFormFor(req, item))
  return { list, steps, counts, item, replyForm, team }
}

async function Queue({ req, viewer, address }: QueueProps) {
  const work = await readOrUndefined(req, () => read(req, address))
  if (!work?.counts || !(work.list ?? work.steps)) {
    return (
      <>
        <PageHeader title="Inbox" />
        <ErrorNote>Failed to load the inbox. Nothing was changed.</ErrorNote>
      </>
    )
  }
  const { list, steps = [], counts, item, replyForm, team } = work
  const shared = { address, counts, team, viewer }
  return list ? (
    <QueueList {...shared} list={list} item={item} replyForm={replyForm} />
  ) : (
    <DueList {...shared} steps={steps} />
  )
}

const base = '/admin/queue'

async function guard(req: PayloadRequest, search: SearchValues): Promise<Viewer> {
  const query = new URLSearchParams(search).toString()
  const address = query ? `${base}?${query}` : base
  await requireSignedIn(req, address)
  const viewer = await viewerOf(req)
  return viewer ?? redirect('/access-denied', 'replace')
}

/** The queue of inquiries and registrations, for admins and super admins; the guard runs before anything is read. */
export async function QueueView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const search = searchValues(searchParams)
  const viewer = await guard(req, search)
  return (
    <BackOfficeLayout initPageResult={initPageResult} current="queue">
      <Suspense fallback={<WaitingTab title="Inbox" />}>
        <Queue req={req} viewer={viewer} address={{ base, search }} />
      </Suspense>
    </BackOfficeLayout>
  )
}
