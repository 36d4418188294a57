import { readOrUndefined } from '@/admin/read-or-undefined'
import { listRequest } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import { personDetails } from '@/features/person/history'
import { listPeople } from '@/features/person/list'
import { PeopleView } from './people/people-view'
import type { Tab, TabProps } from './tab'

const PAGE_SIZE = 25

/** Everyone who booked, asked, registered or subscribed, by address. */
async function People({ req, base, search }: TabProps) {
  const { q, page } = listRequest(search, ['last'], '-last')
  const data = await readOrUndefined(req, () =>
    Promise.all([
      listPeople(req, { q, page, perPage: PAGE_SIZE }),
      search.open ? personDetails(req, search.open) : undefined,
    ]),
  )
  const [people, details] = data ?? []
  if (!people) return <TabLoadError title="People">Failed to load people</TabLoadError>
  return (
    <PeopleView
      address={{ base, search }}
      {...{ people, details }}
      viewerId={req.user?.id ?? ''}
      filtered={q !== ''}
    />
  )
}

export const people: Tab = {
  slug: 'people',
  label: 'People',
  Waiting: () => <WaitingTab title="People" />,
  View: People,
}
