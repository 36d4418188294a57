import type { ListAddress } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-page'
import type {
  InvitationStatus,
  invitationDetails,
  ListedInvitation,
} from '@/features/invitation/list/queries'
import { InvitationDetails, MissingInvitation } from './invitation-details'
import { columns, invitationRow, sortOptions } from './invitation-rows'
import { SendInvitation } from './send-invitation'

interface InvitesViewProps {
  address: ListAddress
  invitations: readonly ListedInvitation[]
  page: { page: number; pageSize: number; total: number }
  counts: Readonly<Record<InvitationStatus, number>>
  /** Of the row that the address opens. */
  details: Awaited<ReturnType<typeof invitationDetails>>
  filtered: boolean
}

function panelOf({ address, details }: InvitesViewProps) {
  const { open } = address.search
  if (!open) return null
  return details ? <InvitationDetails {...details} /> : <MissingInvitation id={open} />
}

export function InvitesView(props: InvitesViewProps) {
  const { address, invitations, page, counts, filtered } = props
  return (
    <ListPage
      title="Invites"
      intro="Clients register through a link that is emailed to them and works once."
      actions={<SendInvitation byAddress />}
      address={address}
      panel={panelOf(props)}
      search="Search email or subdomain"
      states={{
        label: 'Status',
        name: 'status',
        options: [
          { value: 'pending', label: 'Pending', count: counts.pending },
          { value: 'accepted', label: 'Accepted', count: counts.accepted },
          { value: 'expired', label: 'Expired', count: counts.expired },
        ],
      }}
      sorts={sortOptions}
      sort="-sent"
      table="Invitations"
      columns={columns}
      rows={invitations.map(invitationRow)}
      page={page}
      nothing={{
        title: 'No invitations found',
        text: 'An invitation lets a client register through a link that is emailed to them.',
        action: <SendInvitation />,
        showAll: 'Show all invitations',
      }}
      filtered={filtered}
    />
  )
}
