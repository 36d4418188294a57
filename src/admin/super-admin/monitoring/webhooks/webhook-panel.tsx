import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { Status } from '@/admin/ui/status'
import type { ListedWebhook, ShownDelivery } from '@/features/webhook/queries'
import { DeliveryList } from './delivery-list'
import { TestWebhook } from './test-webhook'
import { WebhookActions } from './webhook-actions'

interface WebhookPanelProps {
  webhook: ListedWebhook
  deliveries: readonly ShownDelivery[]
}

/** One webhook with its last deliveries. */
export function WebhookPanel({ webhook, deliveries }: WebhookPanelProps) {
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
          ['Events', events.join('\n')],
        ]}
      />
      <TestWebhook key={id} id={id} />
      <DeliveryList deliveries={deliveries} />
    </DetailsPanel>
  )
}
