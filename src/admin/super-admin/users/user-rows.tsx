import type { Column, DataRow } from '@/admin/ui/data-table'
import { StatusOf, Time, type Tone } from '@/admin/ui/values'
import type { AccountState } from '@/features/account/people/mutations'
import type { ListedAccount } from '@/features/account/people/queries'
import { readableAddress } from '@/lib/validation/readable-address'
import { RoleBadges } from './roles'
import { UserActions } from './user-actions'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'user', label: 'User', sort: 'name' },
  { key: 'email', label: 'Email', plain: true, sort: 'email' },
  { key: 'company', label: 'Company', plain: true, sort: 'company', from: 'lg' },
  { key: 'role', label: 'Role', plain: true },
  { key: 'joined', label: 'Joined', sort: 'joined', numeric: true, from: 'lg' },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

export const sortOptions = [
  { value: '-joined', label: 'Newest first' },
  { value: 'joined', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'company', label: 'Company' },
  { value: '-seen', label: 'Last signed in' },
]

export const states: Record<AccountState, { tone: Tone; label: string }> = {
  active: { tone: 'good', label: 'Active' },
  invited: { tone: 'waiting', label: 'Invited' },
  off: { tone: 'bad', label: 'Switched off' },
}

export const nameOf = ({ fullName, email }: Pick<ListedAccount, 'fullName' | 'email'>) => fullName || email

export function userRow(account: ListedAccount, mayGiveAdmin: boolean): DataRow {
  const { id, email, companyName, roles, joined, state, own } = account
  return {
    id,
    // A sign-in does not mark the row as changed.
    version: JSON.stringify({ ...account, lastSignIn: null }),
    title: nameOf(account),
    note: own ? 'You' : state === 'active' ? null : <StatusOf state={states[state]} />,
    cells: {
      email: <span className="[overflow-wrap:anywhere]">{readableAddress(email)}</span>,
      company: companyName,
      role: roles.length > 0 ? <RoleBadges id={id} email={email} roles={roles} own={own} /> : null,
      joined: <Time at={joined} />,
      actions: <UserActions account={account} mayGiveAdmin={mayGiveAdmin} look="menu" />,
    },
  }
}
