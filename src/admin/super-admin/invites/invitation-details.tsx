import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink } from '@/admin/ui/person-link'
import { Time } from '@/admin/ui/time'
import type { ListedInvitation } from '@/features/invitation/list/queries'
import type { ClientRegistration } from '@/payload-types'
import { InvitationActions } from './invitation-actions'
import { InvitationState } from './invitation-rows'

function Answers({ registration }: { registration: ClientRegistration }) {
  return (
    <section aria-label="Registration answers" className="mt-6 border-t pt-5">
      <h3 className="mb-4 text-lg">Registration answers</h3>
      <Facts
        facts={[
          ['Registered', <Time key="at" at={registration.createdAt} show="exact" />],
          ['Name', registration.fullName],
          ['Company', registration.companyName],
          ['Business size', `${registration.businessSize} employees`],
          ['Industry', registration.industry],
          ['Current challenges', registration.currentChallenges || null],
          [
            'Interests',
            registration.automationInterests?.length ? registration.automationInterests.join('\n') : null,
          ],
          ['Budget', registration.budgetRange],
          ['Timeline', registration.timeline],
        ]}
      />
    </section>
  )
}

const nothingYet = {
  pending: 'Not registered yet. The answers appear here after registration.',
  expired: 'The link is no longer valid. Send the invitation again for a new one.',
  accepted: 'The registration of this invitation was deleted.',
}

interface InvitationDetailsProps {
  invitation: ListedInvitation
  registration: ClientRegistration | null
}

export function InvitationDetails({ invitation, registration }: InvitationDetailsProps) {
  const { id, email, status, subdomain, createdAt, expiresAt } = invitation
  return (
    <DetailsPanel
      id={id}
      title={email}
      note={<InvitationState status={status} />}
      actions={<InvitationActions invitation={invitation} look="buttons" />}
    >
      <Facts
        facts={[
          ['Person', <PersonLink key="person" email={email} />],
          ['Subdomain', subdomain || null],
          ['Sent', <Time key="sent" at={createdAt} show="exact" />],
          [
            status === 'expired' ? 'Expired' : 'Expires',
            status === 'accepted' ? null : <Time key="expires" at={expiresAt} show="exact" />,
          ],
        ]}
      />
      {registration ? (
        <Answers registration={registration} />
      ) : (
        <p className="mt-6 border-t pt-5 text-soft text-sm">{nothingYet[status]}</p>
      )}
    </DetailsPanel>
  )
}
