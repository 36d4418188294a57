import type { PayloadRequest } from 'payload'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { ErrorNote } from '@/admin/ui/error-note'
import type { ListAddress } from '@/admin/ui/list-address'
import { PageHeader } from '@/admin/ui/page-header'
import { feedState } from '@/features/booking/desk/feed'
import { countDue, listDue } from '@/features/next-step/queries'
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

async function read(req: PayloadRequest, viewer: Viewer, { search }: ListAddress) {
  const asked = workListSchema.parse({
    ...search,
    search: search.q,
    // Open work is the default. 'all' is not a status, so it is no filter.
    status: search.status ?? 'open',
  })
  const open = workOfRow(search.open ?? '')
  const due = { assignee: asked.assignee, now: new Date() }
  const [list, steps, counts, item, team, feed] = await Promise.all([
    search.view === 'due' ? undefined : listWork(req, asked),
    search.view === 'due' ? listDue(req, due) : undefined,
    countDue(req, due),
    open && workItem(req, open.kind, open.id),
    teamMembers(req),
    viewer.takesCalls ? undefined : feedState(req.payload, viewer.id),
  ])
  return { list, steps, counts, item, team, feed }
}

/** Reads what the address asks for, if the viewer may see it. */
export async function Queue({ req, viewer, address }: QueueProps) {
  const found = await readOrUndefined(req, () => read(req, viewer, address))
  if (!found?.counts || !(found.list ?? found.steps)) {
    return (
      <>
        <PageHeader title="Queue" />
        <ErrorNote>Failed to load the queue. Nothing was changed.</ErrorNote>
      </>
    )
  }
  const { list, steps = [], counts, item, team, feed } = found
  const shared = { address, counts, team, viewer, feed }
  return list ? <QueueList {...shared} list={list} item={item} /> : <DueList {...shared} steps={steps} />
}
