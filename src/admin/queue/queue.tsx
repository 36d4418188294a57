import type { PayloadRequest } from 'payload'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { ErrorNote } from '@/admin/ui/error-note'
import { chosenFilter, type ListAddress } from '@/admin/ui/list-address'
import { PageHeader } from '@/admin/ui/page-header'
import { listDue } from '@/features/next-step/queries'
import { dueGroups } from '@/features/next-step/rules'
import { workOfRow } from '@/features/queue/row-id'
import { teamMembers } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import { workItem } from '@/features/queue/work-item'
import { listWork, workListSchema } from '@/features/queue/work-list'
import { DueList } from './due-list'
import { QueueList } from './queue-list'

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
  const isDue = search.view === 'due'
  const group = chosenFilter(search.due, dueGroups)
  const [list, due, item, team] = await Promise.all([
    isDue ? undefined : listWork(req, asked),
    listDue(req, { assignee: asked.assignee, group: isDue ? group : undefined, now: new Date() }),
    open && workItem(req, open.kind, open.id),
    teamMembers(req),
  ])
  return { list, due, item, team }
}

/** Reads what the address asks for, if the viewer may see it. */
export async function Queue({ req, viewer, address }: QueueProps) {
  const found = await readOrUndefined(req, () => read(req, address))
  if (!found?.due || (!found.list && address.search.view !== 'due')) {
    return (
      <>
        <PageHeader title="Queue" />
        <ErrorNote>Failed to load the queue. Nothing was changed.</ErrorNote>
      </>
    )
  }
  const { list, due, item, team } = found
  const shared = { address, due, team, viewer }
  return list ? <QueueList {...shared} list={list} item={item} /> : <DueList {...shared} />
}
