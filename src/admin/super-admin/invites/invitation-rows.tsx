import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { InvitationStatus, ListedInvitation } from '@/features/invitation/list/queries'
import { InvitationActions } from './invitation-actions'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'email', label: 'Email', sort: 'email' },
  { key: 'status', label: 'Status', sort: 'status' },
  { key: 'subdomain', label: 'Subdomain', sort: 'subdomain' },
  { key: 'sent', label: 'Sent', sort: 'sent', numeric: true },
  { key: 'expires', label: 'Expires', sort: 'expires', numeric: true },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

export const sortOptions = [
  { value: '-sent', label: 'Newest first' },
  { value: 'sent', label: 'Oldest first' },
  { value: 'expires', label: 'Expires first' },
  { value: 'email', label: 'Email' },
  { value: 'status', label: 'Status' },
]

export const states: Record<InvitationStatus, { tone: Tone; label: string }> = {
  pending: { tone: 'waiting', label: 'Pending' },
  accepted: { tone: 'good', label: 'Accepted' },
  expired: { tone: 'neutral', label: 'Expired' },
}

export function InvitationState({ status }: { status: InvitationStatus }) {
  const { tone, label } = states[status]
  return <Status tone={tone}>{label}</Status>
}

export function invitationRow(invitation: ListedInvitation): DataRow {
  const { id, email, status, subdomain, createdAt, expiresAt, updatedAt } = invitation
  return {
    id,
    // An invitation expires by the clock, not by a change of its row.
    version: `${updatedAt} ${status}`,
    title: email,
    cells: {
      status: <InvitationState status={status} />,
      subdomain: subdomain || null,
      sent: <Time at={createdAt} />,
      expires: status === 'accepted' ? null : <Time at={expiresAt} />,
      actions: <InvitationActions invitation={invitation} look="menu" />,
    },
  }
}
