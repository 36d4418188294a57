import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-body'
import { PersonLink, StatusOf, Time, type Tone } from '@/admin/ui/values'
import { businessSizeLabel } from '@/content/registration'
import {
  countInvitations,
  type InvitationSort,
  type InvitationStatus,
  invitationDetails,
  invitationSorts,
  invitationStatuses,
  type ListedInvitation,
  listInvitations,
} from '@/features/invitation/list/queries'
import { readableAddress } from '@/lib/validation/readable-address'
import type { ClientRegistration } from '@/payload-types'
import { InvitationActions, SendInvitation } from './invites/invitation-actions'
import { readTab, type Shown, type TabProps } from './tab'

const columns: readonly [Column, ...Column[]] = [
  { key: 'email', label: 'Email', sort: 'email' },
  { key: 'status', label: 'Status', plain: true, sort: 'status' },
  { key: 'subdomain', label: 'Subdomain', sort: 'subdomain' },
  { key: 'sent', label: 'Sent', sort: 'sent', numeric: true },
  { key: 'expires', label: 'Expires', sort: 'expires', numeric: true },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

const sortOptions = [
  { value: '-sent', label: 'Newest first' },
  { value: 'sent', label: 'Oldest first' },
  { value: 'expires', label: 'Expires first' },
  { value: 'email', label: 'Email' },
  { value: 'status', label: 'Status' },
]

const states: Record<InvitationStatus, { tone: Tone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  accepted: { tone: 'good', label: 'Accepted' },
  expired: { tone: 'neutral', label: 'Expired' },
}

function invitationRow(invitation: ListedInvitation): DataRow {
  const { id, email, status, subdomain, createdAt, expiresAt, updatedAt } = invitation
  return {
    id,
    // An invitation expires by the clock, not by a change of its row.
    version: `${updatedAt} ${status}`,
    title: email,
    cells: {
      status: <StatusOf state={states[status]} />,
      subdomain: subdomain || null,
      sent: <Time at={createdAt} />,
      expires: status === 'accepted' ? null : <Time at={expiresAt} />,
      actions: <InvitationActions invitation={invitation} look="menu" />,
    },
  }
}

function Answers({ registration }: { registration: ClientRegistration }) {
  return (
    <section aria-label="Registration answers" className="mt-6 border-t pt-5">
      <h3 className="mb-4 text-lg">Registration answers</h3>
      <Facts
        facts={[
          ['Registered', <Time key="at" at={registration.createdAt} show="exact" />],
          ['Name', registration.fullName],
          ['Company', registration.companyName],
          ['Business size', businessSizeLabel(registration.businessSize)],
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

type InvitationDetailsProps = { invitation: ListedInvitation; registration: ClientRegistration | null }

function InvitationDetails({ invitation, registration }: InvitationDetailsProps) {
  const { id, email, status, subdomain, createdAt, expiresAt } = invitation
  return (
    <DetailsPanel
      id={id}
      title={readableAddress(email)}
      note={<StatusOf state={states[status]} />}
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

const PAGE_SIZE = 25

async function read({ req, search }: TabProps) {
  const asked = listRequest<InvitationSort>(search, invitationSorts, '-sent')
  const status = chosenFilter(search.status, invitationStatuses)
  const [{ invitations, total }, counts, details] = await Promise.all([
    listInvitations(req, { ...asked, status, pageSize: PAGE_SIZE }),
    countInvitations(req),
    search.open ? invitationDetails(req, search.open) : undefined,
  ])
  const page = { page: asked.page, pageSize: PAGE_SIZE, total }
  return { invitations, page, counts, details, filtered: Boolean(asked.q || status) }
}

function Invites({ address, invitations, page, counts, details, filtered }: Shown<typeof read>) {
  return (
    <ListPage
      title="Invites"
      intro="Clients register through a link that is emailed to them and works once."
      actions={<SendInvitation byAddress />}
      address={address}
      panel={details && <InvitationDetails {...details} />}
      missing="This invitation does not exist. It may have been deleted."
      search="Search email or subdomain"
      states={{ label: 'Status', name: 'status', words: states, counts }}
      sorts={sortOptions}
      sort="-sent"
      label="Invitations"
      columns={columns}
      rows={invitations.map(invitationRow)}
      page={page}
      nothing={{
        title: 'No invitations found',
        text: 'An invitation lets a client register through a link that is emailed to them.',
        action: <SendInvitation />,
        showAll: 'Show all invitations',
        filtered,
      }}
    />
  )
}

export const invites = readTab({
  label: 'Invites',
  failed: 'Failed to load invitations',
  read,
  View: Invites,
})
