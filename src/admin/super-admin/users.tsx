import { readOrUndefined } from '@/admin/read-or-undefined'
import { WaitingTab } from '@/admin/ui/skeletons'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import { accountDetails, countAccounts } from '@/features/account/people/details'
import { accountListSchema, listAccounts } from '@/features/account/people/queries'
import { rolesOf } from '@/features/role/queries'
import { mayAssign } from '@/features/role/rules'
import type { Tab, TabProps } from './tab'
import { UsersView } from './users/users-view'

/** Who can sign in, and what they may do. */
async function Users({ req, base, search }: TabProps) {
  const asked = accountListSchema.parse({ ...search, search: search.q, perPage: undefined })
  const data = await readOrUndefined(req, () =>
    Promise.all([
      listAccounts(req, asked),
      countAccounts(req),
      search.open ? accountDetails(req, search.open) : undefined,
      rolesOf(req),
    ]),
  )
  const [page, counts, details, held] = data ?? []
  if (!page || !counts || !held) return <TabLoadError title="Users">Failed to load users</TabLoadError>
  return (
    <UsersView
      address={{ base, search }}
      accounts={page}
      counts={counts}
      details={details}
      filtered={Boolean(asked.search || asked.role || asked.state)}
      mayGiveAdmin={mayAssign(held, 'admin') === 'yes'}
    />
  )
}

export const users: Tab = {
  slug: 'users',
  label: 'Users',
  Waiting: () => <WaitingTab title="Users" />,
  View: Users,
}
