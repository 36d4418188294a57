import { readOrUndefined } from '@/admin/read-or-undefined'
import { chosenFilter, type ListRequest, listRequest } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import {
  countInvitations,
  type InvitationSort,
  invitationDetails,
  invitationSorts,
  invitationStatuses,
  listInvitations,
} from '@/features/invitation/list/queries'
import { InvitesView } from './invites/invites-view'
import type { Tab, TabProps } from './tab'

const PAGE_SIZE = 25

/** Invitations and the answers to them. */
async function Invites({ req, base, search }: TabProps) {
  const asked: ListRequest<InvitationSort> = listRequest(search, invitationSorts, '-sent')
  const status = chosenFilter(search.status, invitationStatuses)
  const data = await readOrUndefined(req, () =>
    Promise.all([
      listInvitations(req, { ...asked, status, pageSize: PAGE_SIZE }),
      countInvitations(req),
      search.open ? invitationDetails(req, search.open) : undefined,
    ]),
  )
  if (!data) return <TabLoadError title="Invites">Failed to load invitations</TabLoadError>
  const [{ invitations, total }, counts, details] = data
  return (
    <InvitesView
      address={{ base, search }}
      invitations={invitations}
      page={{ page: asked.page, pageSize: PAGE_SIZE, total }}
      counts={counts}
      details={details}
      filtered={Boolean(asked.q || status)}
    />
  )
}

export const invites: Tab = {
  slug: 'invites',
  label: 'Invites',
  Waiting: () => <WaitingTab title="Invites" />,
  View: Invites,
}
