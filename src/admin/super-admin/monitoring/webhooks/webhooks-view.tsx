import { type Column, type DataRow, DataTable } from '@/admin/ui/data-table'
import { List } from '@/admin/ui/list'
import type { ListAddress } from '@/admin/ui/list-address'
import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import { EmptyState } from '@/components/ui/empty-state'
import type { ListedWebhook, ShownDelivery } from '@/features/webhook/queries'
import { MonitoringHeader } from '../monitoring-header'
import { AddWebhook } from './add-webhook'
import { DeliveryState } from './delivery-list'
import { MissingWebhook, WebhookPanel } from './webhook-panel'

const columns: readonly [Column, ...Column[]] = [
  { key: 'webhook', label: 'Webhook' },
  { key: 'state', label: 'State' },
  { key: 'events', label: 'Events', numeric: true, from: 'lg' },
  { key: 'last', label: 'Last delivery' },
]

const rowOf = ({ id, name, url, events, active, updatedAt, last }: ListedWebhook): DataRow => ({
  id,
  version: `${updatedAt} ${last?.id} ${last?.state}`,
  title: name,
  note: <span className="[overflow-wrap:anywhere]">{new URL(url).host}</span>,
  cells: {
    state: active ? <Status tone="good">On</Status> : <Status tone="neutral">Off</Status>,
    events: events.length,
    last: last ? (
      <span className="flex flex-wrap gap-x-3">
        <DeliveryState state={last.state} />
        <Time at={last.triedAt ?? last.at} />
      </span>
    ) : (
      'None yet'
    ),
  },
})

interface WebhooksViewProps {
  address: ListAddress
  webhooks: readonly ListedWebhook[]
  /** Of the open webhook. */
  deliveries: readonly ShownDelivery[]
}

export function WebhooksView({ address, webhooks, deliveries }: WebhooksViewProps) {
  const { open } = address.search
  const opened = webhooks.find(({ id }) => id === open)
  const panel = opened ? <WebhookPanel webhook={opened} deliveries={deliveries} /> : null
  return (
    <>
      <MonitoringHeader base={address.base} view="webhooks" actions={<AddWebhook />} />
      <List address={address} panel={open && !opened ? <MissingWebhook id={open} /> : panel}>
        <DataTable
          label="Webhooks"
          columns={columns}
          rows={webhooks.map(rowOf)}
          total={webhooks.length}
          pageSize={webhooks.length}
          empty={
            <EmptyState title="No webhooks" action={<AddWebhook />}>
              A webhook notifies another program, such as n8n, of each booking, inquiry or other event.
            </EmptyState>
          }
        />
      </List>
    </>
  )
}
