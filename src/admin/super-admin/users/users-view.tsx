import type { ListAddress } from '@/admin/ui/list-address'
import { FilterSelect } from '@/admin/ui/list-filters'
import { ListPage } from '@/admin/ui/list-page'
import type { AccountDetails } from '@/features/account/people/details'
import type { AccountState } from '@/features/account/people/mutations'
import type { ListedAccount } from '@/features/account/people/queries'
import type { Page } from '@/lib/db/paging'
import { AddColleague } from './add-colleague'
import { AssignRoleButton } from './assign-role'
import { MissingUser, UserDetails } from './user-details'
import { columns, sortOptions, userRow } from './user-rows'

interface UsersViewProps {
  address: ListAddress
  accounts: Page<ListedAccount>
  counts: Readonly<Record<AccountState, number>>
  /** Of the account that the address opens. */
  details: AccountDetails | undefined
  filtered: boolean
  mayGiveAdmin: boolean
}

function panelOf({ address, details, mayGiveAdmin }: UsersViewProps) {
  const { open } = address.search
  if (!open) return null
  return details ? <UserDetails account={details} mayGiveAdmin={mayGiveAdmin} /> : <MissingUser id={open} />
}

export function UsersView(props: UsersViewProps) {
  const { address, accounts, counts, filtered, mayGiveAdmin } = props
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
      panel={panelOf(props)}
      search="Search name, email or company"
      states={{
        label: 'State',
        name: 'state',
        options: [
          { value: 'active', label: 'Active', count: counts.active },
          { value: 'invited', label: 'Invited', count: counts.invited },
          { value: 'off', label: 'Switched off', count: counts.off },
        ],
      }}
      filters={
        <FilterSelect
          label="Role"
          name="role"
          all="All roles"
          options={[
            { value: 'super_admin', label: 'super_admin' },
            { value: 'admin', label: 'admin' },
            { value: 'user', label: 'user' },
            { value: 'none', label: 'No role' },
          ]}
        />
      }
      sorts={sortOptions}
      sort="-joined"
      table="Users"
      columns={columns}
      rows={accounts.items.map((account) => userRow(account, mayGiveAdmin))}
      page={{ page: accounts.page, pageSize: accounts.perPage, total: accounts.total }}
      nothing={{
        title: 'No users found',
        text: 'Accounts appear here.',
        action: <AddColleague />,
        showAll: 'Show all users',
      }}
      filtered={filtered}
    />
  )
}
