import { randomBytes } from 'node:crypto'
import { sendWaitingEvent } from '../../src/features/booking/events/mutations'
import { deliver } from '../../src/features/webhook/deliver'
import { type EventName, eventNames } from '../../src/features/webhook/events'
import { query, sql } from '../../src/lib/db/query'
import type { Jobs } from '../../src/lib/jobs/queues'
import { call, site, type Visitor } from './site'

export interface MadeWebhook {
  id: string
  secret: string
  path: string
}

/** Makes a webhook over HTTP. */
export async function newWebhook(
  visitor: Visitor,
  url: (path: string) => string,
  events: readonly EventName[] = eventNames,
): Promise<MadeWebhook> {
  const path = `/${randomBytes(6).toString('hex')}`
  const { status, body } = await call<{ doc: { id: string; secret: string } }>('POST', '/api/webhooks', {
    visitor,
    body: { name: 'n8n', url: url(path), events },
  })
  if (status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(body)}`)
  return { ...body.doc, path }
}

async function take<Name extends 'booking-event' | 'webhook-delivery'>(name: Name): Promise<Jobs[Name][]> {
  const rows = await query<{ data: Jobs[Name] }>(
    await site(),
    sql`WITH taken AS (DELETE FROM jobs.job WHERE name = ${name} AND state < 'active' RETURNING data, created_on)
        SELECT data FROM taken ORDER BY created_on`,
  )
  return rows.map(({ data }) => data)
}

/** What workers do when the time of all events has come. @returns the failed deliveries, which can be tried again */
export async function deliverAll(again: readonly Jobs['webhook-delivery'][] = []) {
  const payload = await site()
  for (const job of await take('booking-event')) await sendWaitingEvent(payload, job)
  const failed: (Jobs['webhook-delivery'] & { reason: string })[] = []
  for (const job of [...again, ...(await take('webhook-delivery'))])
    await deliver(payload, job).catch((error: Error) => failed.push({ ...job, reason: error.message }))
  return failed
}
