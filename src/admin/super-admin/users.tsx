import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { ListPage } from '@/admin/ui/list-body'
import { FilterSelect } from '@/admin/ui/list-filters'
import { FactLink, PersonLink, Status, StatusOf, Time, type Tone } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { AccountState } from '@/features/account/people/mutations'
import {
  type AccountDetails,
  accountDetails,
  accountListSchema,
  countAccounts,
  type ListedAccount,
  listAccounts,
} from '@/features/account/people/queries'
import { type ProjectTone, projectStatus } from '@/features/project/status'
import { rolesOf } from '@/features/role/queries'
import { mayAssign, roleLabels, roles } from '@/features/role/rules'
import { readableAddress } from '@/lib/validation/readable-address'
import { readTab, type Shown, type TabProps } from './tab'
import { AddColleague, AssignRoleButton } from './users/give-role'
import { RoleBadges, TakesCalls } from './users/roles'
import { UserActions } from './users/user-actions'

const columns: readonly [Column, ...Column[]] = [
  { key: 'user', label: 'User', sort: 'name' },
  { key: 'email', label: 'Email', plain: true, sort: 'email' },
  { key: 'company', label: 'Company', plain: true, sort: 'company', from: 'lg' },
  { key: 'role', label: 'Role', plain: true },
  { key: 'joined', label: 'Joined', sort: 'joined', numeric: true, from: 'lg' },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

const sortOptions = [
  { value: '-joined', label: 'Newest first' },
  { value: 'joined', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'company', label: 'Company' },
  { value: '-seen', label: 'Last signed in' },
]

const states: Record<AccountState, { tone: Tone; label: string }> = {
  active: { tone: 'good', label: 'Active' },
  invited: { tone: 'waiting', label: 'Invited' },
  off: { tone: 'bad', label: 'Switched off' },
}

const nameOf = ({ fullName, email }: Pick<ListedAccount, 'fullName' | 'email'>) => fullName || email

function userRow(account: ListedAccount, mayGiveAdmin: boolean): DataRow {
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

const tones: Record<ProjectTone, Tone> = {
  green: 'good',
  blue: 'done',
  yellow: 'waiting',
  red: 'bad',
  grey: 'neutral',
}

function Projects({ projects }: Pick<AccountDetails, 'projects'>) {
  if (projects.length === 0) return null
  return (
    <section className="mt-6 grid gap-3 border-t pt-5">
      <h3 className="text-lg">Projects</h3>
      <ul className="grid gap-2">
        {projects.map(({ id, title, status }) => {
          const { label, tone } = projectStatus(status)
          return (
            <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
              <FactLink href={`/admin/collections/projects/${id}`}>{title}</FactLink>
              <Status tone={tones[tone]}>{label}</Status>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Registration({ registration }: Pick<AccountDetails, 'registration'>) {
  if (!registration) return null
  return (
    <section className="mt-6 grid gap-1.5 border-t pt-5">
      <h3 className="text-lg">Registration</h3>
      <p className="text-soft text-sm">
        <SiteLink
          href={`/super-admin/invites?open=${registration.invitationId}`}
          className="text-action underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {registration.companyName}
        </SiteLink>
        , <Time at={registration.createdAt} />
      </p>
    </section>
  )
}

function UserDetails({ account, mayGiveAdmin }: { account: AccountDetails; mayGiveAdmin: boolean }) {
  const { id, email, companyName, phone, roles, own, state, joined, lastSignIn, secondFactor, sessions } =
    account
  // Super admins take calls in any case.
  const admin = roles.some(({ role }) => role === 'super_admin')
    ? undefined
    : roles.find(({ role }) => role === 'admin')
  return (
    <DetailsPanel
      id={id}
      title={nameOf(account)}
      note={<StatusOf state={states[state]} />}
      actions={<UserActions account={account} mayGiveAdmin={mayGiveAdmin} look="buttons" />}
    >
      <Facts
        facts={[
          [
            'Email',
            <FactLink key="mail" href={`mailto:${email}`}>
              {readableAddress(email)}
            </FactLink>,
          ],
          ['Person', <PersonLink key="person" email={email} />],
          ['Company', companyName],
          ['Phone', phone],
          [
            'Roles',
            roles.length > 0 ? (
              <span key="roles" className="mt-1 flex">
                <RoleBadges id={id} email={email} roles={roles} own={own} />
              </span>
            ) : (
              'None'
            ),
          ],
          ['Takes calls', admin ? <TakesCalls key={`${id} calls`} held={admin} /> : null],
          ['Joined', <Time key="joined" at={joined} show="exact" />],
          ['Last sign-in', lastSignIn ? <Time key="seen" at={lastSignIn} show="exact" /> : 'Not yet'],
          ['Second factor', secondFactor ? 'On' : 'Off'],
          ['Sessions', sessions === 0 ? 'None' : String(sessions)],
          [
            'Profile',
            <a key="profile" href={`/admin/collections/users/${id}`} className="text-link">
              Author profile and contact details
            </a>,
          ],
        ]}
      />
      <Projects projects={account.projects} />
      <Registration registration={account.registration} />
    </DetailsPanel>
  )
}

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
  ...roles.map((value) => ({ value, label: roleLabels[value] })),
  { value: 'none', label: 'No role' },
]

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

export const users = readTab({ label: 'Users', failed: 'Failed to load users', read, View: Users })
