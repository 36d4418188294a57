import { readOrUndefined } from '@/admin/read-or-undefined'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { ListBody } from '@/admin/ui/list-body'
import { Status } from '@/admin/ui/status'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import { Time } from '@/admin/ui/time'
import { type ListedWebhook, lastDeliveries, listWebhooks } from '@/features/webhook/queries'
import type { TabProps } from '../../tab'
import { MonitoringHeader } from '../monitoring-header'
import { AddWebhook } from './add-webhook'
import { DeliveryState } from './delivery-list'
import { WebhookPanel } from './webhook-panel'

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

/** Where events are sent, and what became of them. */
export async function Webhooks({ req, base, search }: TabProps) {
  const { open } = search
  const data = await readOrUndefined(req, () =>
    Promise.all([listWebhooks(req), open ? lastDeliveries(req, open) : []]),
  )
  if (!data) return <TabLoadError title="Monitoring">Failed to load the webhooks</TabLoadError>
  const [webhooks, deliveries] = data
  const opened = webhooks.find(({ id }) => id === open)
  return (
    <>
      <MonitoringHeader base={base} view="webhooks" actions={<AddWebhook />} />
      <ListBody
        address={{ base, search }}
        panel={opened && <WebhookPanel webhook={opened} deliveries={deliveries} />}
        missing="This webhook does not exist. It may have been deleted."
        label="Webhooks"
        columns={columns}
        rows={webhooks.map(rowOf)}
        nothing={{
          title: 'No webhooks',
          text: 'A webhook notifies another program, such as n8n, of each booking, inquiry or other event.',
          action: <AddWebhook />,
        }}
      />
    </>
  )
}
