import { FilterSelect } from '@/admin/ui/list-filters'
import { ListPage } from '@/admin/ui/list-page'
import {
  accountDetails,
  accountListSchema,
  countAccounts,
  listAccounts,
} from '@/features/account/people/queries'
import { rolesOf } from '@/features/role/queries'
import { mayAssign } from '@/features/role/rules'
import { readTab, type Shown, type TabProps } from './tab'
import { AddColleague } from './users/add-colleague'
import { AssignRoleButton } from './users/assign-role'
import { UserDetails } from './users/user-details'
import { columns, sortOptions, states, userRow } from './users/user-rows'

async function read({ req, search }: TabProps) {
  const asked = accountListSchema.parse({ ...search, search: search.q, perPage: undefined })
  const [accounts, counts, details, held] = await Promise.all([
    listAccounts(req, asked),
    countAccounts(req),
    search.open ? accountDetails(req, search.open) : undefined,
    rolesOf(req),
  ])
  if (!accounts || !counts || !held) return undefined
  const filtered = Boolean(asked.search || asked.role || asked.state)
  return { accounts, counts, details, filtered, mayGiveAdmin: mayAssign(held, 'admin') === 'yes' }
}

const roleOptions = [
  { value: 'super_admin', label: 'super_admin' },
  { value: 'admin', label: 'admin' },
  { value: 'user', label: 'user' },
  { value: 'none', label: 'No role' },
]

/** Who can sign in, and what they may do. */
function Users({ address, accounts, counts, details, filtered, mayGiveAdmin }: Shown<typeof read>) {
  return (
    <ListPage
      title="Users"
      intro="All accounts and their roles. Role changes apply at once."
      actions={
        <>
          <AssignRoleButton mayGiveAdmin={mayGiveAdmin} />
          <AddColleague />
        </>
      }
      address={address}
      panel={details && <UserDetails account={details} mayGiveAdmin={mayGiveAdmin} />}
      missing="This account does not exist. It may have been deleted."
      search="Search name, email or company"
      states={{ label: 'State', name: 'state', words: states, counts }}
      filters={<FilterSelect label="Role" name="role" all="All roles" options={roleOptions} />}
      sorts={sortOptions}
      sort="-joined"
      label="Users"
      columns={columns}
      rows={accounts.items.map((account) => userRow(account, mayGiveAdmin))}
      page={{ page: accounts.page, pageSize: accounts.perPage, total: accounts.total }}
      nothing={{
        title: 'No users found',
        text: 'Accounts appear here.',
        action: <AddColleague />,
        showAll: 'Show all users',
        filtered,
      }}
    />
  )
}

export const users = readTab({
  slug: 'users',
  label: 'Users',
  failed: 'Failed to load users',
  read,
  View: Users,
})
