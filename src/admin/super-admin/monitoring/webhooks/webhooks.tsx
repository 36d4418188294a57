import { readOrUndefined } from '@/admin/read-or-undefined'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import { lastDeliveries, listWebhooks } from '@/features/webhook/queries'
import type { TabProps } from '../../tab'
import { WebhooksView } from './webhooks-view'

/** Where events are sent, and what became of them. */
export async function Webhooks({ req, base, search }: TabProps) {
  const { open } = search
  const data = await readOrUndefined(req, () =>
    Promise.all([listWebhooks(req), open ? lastDeliveries(req, open) : []]),
  )
  if (!data) return <TabLoadError title="Monitoring">Failed to load the webhooks</TabLoadError>
  const [webhooks, deliveries] = data
  return <WebhooksView address={{ base, search }} webhooks={webhooks} deliveries={deliveries} />
}
