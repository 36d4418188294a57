import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-page'
import {
  countInvitations,
  type InvitationSort,
  invitationDetails,
  invitationSorts,
  invitationStatuses,
  listInvitations,
} from '@/features/invitation/list/queries'
import { InvitationDetails } from './invites/invitation-details'
import { columns, invitationRow, sortOptions, states } from './invites/invitation-rows'
import { SendInvitation } from './invites/send-invitation'
import { readTab, type Shown, type TabProps } from './tab'

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

/** Invitations and the answers to them. */
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
  slug: 'invites',
  label: 'Invites',
  failed: 'Failed to load invitations',
  read,
  View: Invites,
})
