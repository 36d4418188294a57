import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink } from '@/admin/ui/person-link'
import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import { SiteLink } from '@/components/ui/site-link'
import type { AccountDetails } from '@/features/account/people/queries'
import { type ProjectTone, projectStatus } from '@/features/project/status'
import type { Project } from '@/payload-types'
import { RoleBadges } from './role-badges'
import { TakesCalls } from './takes-calls'
import { UserActions } from './user-actions'
import { AccountStatus, nameOf } from './user-rows'

const tones: Record<ProjectTone, Tone> = {
  green: 'good',
  blue: 'done',
  yellow: 'waiting',
  red: 'bad',
  grey: 'neutral',
}

function ProjectState({ status }: Pick<Project, 'status'>) {
  const { label, tone } = projectStatus(status)
  return <Status tone={tones[tone]}>{label}</Status>
}

function Projects({ projects }: Pick<AccountDetails, 'projects'>) {
  if (projects.length === 0) return null
  return (
    <section className="mt-6 grid gap-3 border-t pt-5">
      <h3 className="text-lg">Projects</h3>
      <ul className="grid gap-2">
        {projects.map(({ id, title, status }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
            <a
              href={`/admin/collections/projects/${id}`}
              className="text-action underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {title}
            </a>
            <ProjectState status={status} />
          </li>
        ))}
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

interface UserDetailsProps {
  account: AccountDetails
  mayGiveAdmin: boolean
}

export function UserDetails({ account, mayGiveAdmin }: UserDetailsProps) {
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
      note={<AccountStatus state={state} />}
      actions={<UserActions account={account} mayGiveAdmin={mayGiveAdmin} look="buttons" />}
    >
      <Facts
        facts={[
          [
            'Email',
            <a
              key="mail"
              href={`mailto:${email}`}
              className="text-action underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {email}
            </a>,
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
