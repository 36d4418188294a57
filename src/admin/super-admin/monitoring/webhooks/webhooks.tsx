import { readOrUndefined } from '@/admin/read-or-undefined'
import type { TabProps } from '@/admin/super-admin/tab'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { ListBody } from '@/admin/ui/list-body'
import { TabLoadError } from '@/admin/ui/page-header'
import { Status, StatusOf, Time, type Tone } from '@/admin/ui/values'
import { eventWords } from '@/features/webhook/events'
import {
  type ListedWebhook,
  lastDeliveries,
  listWebhooks,
  type ShownDelivery,
  type DeliveryState as State,
} from '@/features/webhook/queries'
import { MonitoringHeader } from '../monitoring-header'
import { AddWebhook, TestWebhook, WebhookActions } from './webhook-actions'

const states: Record<State, { tone: Tone; label: string }> = {
  delivered: { tone: 'good', label: 'Delivered' },
  waiting: { tone: 'neutral', label: 'Waiting' },
  retrying: { tone: 'waiting', label: 'Retrying' },
  failed: { tone: 'bad', label: 'Not delivered' },
}

function Delivery({ event, state, tries, status, problem, at, nextTry }: ShownDelivery) {
  return (
    <li className="grid gap-0.5 border-t py-2.5 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <code className="font-mono text-xs">{event}</code>
        <Time at={at} show="exact" />
      </span>
      <span className="flex flex-wrap gap-x-3 text-soft text-xs">
        <StatusOf state={states[state]} />
        {status ? <span>Answer {status}</span> : null}
        {tries > 1 ? <span>{tries} tries</span> : null}
        {nextTry && state === 'retrying' ? (
          <span>
            next try <Time at={nextTry} />
          </span>
        ) : null}
      </span>
      {problem && state !== 'delivered' ? <span className="text-soft text-xs">{problem}</span> : null}
    </li>
  )
}

function DeliveryList({ deliveries }: { deliveries: readonly ShownDelivery[] }) {
  return (
    <section className="mt-6 grid gap-2">
      <h3 className="text-lg">Last deliveries</h3>
      {deliveries.length === 0 ? (
        <p className="text-soft text-sm">Nothing was sent yet. Send a test to try the address.</p>
      ) : (
        <ul>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} {...delivery} />
          ))}
        </ul>
      )}
    </section>
  )
}

type WebhookPanelProps = { webhook: ListedWebhook; deliveries: readonly ShownDelivery[] }

function WebhookPanel({ webhook, deliveries }: WebhookPanelProps) {
  const { id, name, url, events, active } = webhook
  return (
    <DetailsPanel
      id={id}
      title={name}
      note={active ? <Status tone="good">On</Status> : <Status tone="neutral">Off</Status>}
      actions={<WebhookActions key={id} webhook={webhook} />}
    >
      <Facts
        facts={[
          [
            'Address',
            <span key="url" className="[overflow-wrap:anywhere]">
              {url}
            </span>,
          ],
          ['Events', events.map((event) => `${eventWords[event]} (${event})`).join('\n')],
        ]}
      />
      <TestWebhook key={id} id={id} />
      <DeliveryList deliveries={deliveries} />
    </DetailsPanel>
  )
}

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
        <StatusOf state={states[last.state]} />
        <Time at={last.triedAt ?? last.at} />
      </span>
    ) : (
      'None yet'
    ),
  },
})

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
