import { and, desc, eq, inArray, isNotNull, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { newsletter_deliveries } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { subscribers } from '@/payload-generated-schema'

/** Results of an issue's mails. Mails have no tracking, so opens are unknown. */
export interface IssueCounts {
  recipients: number
  sent: number
  failed: number
  /** Unsubscribed or deleted before the mail was sent. */
  unsubscribedBefore: number
  /** Unsubscribed after this issue and before the next one. */
  unsubscribedSince: number
  /** Not sent yet, or waiting for a retry. */
  waiting: number
  stopped: number
}

const { issueId, state, leftAt, problem } = newsletter_deliveries
const number = sql<number>`count(*)::int`
const countIf = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`

export async function issueCounts(req: PayloadRequest, id: string): Promise<IssueCounts> {
  const db = await transactionOf(req)
  const [counts] = await db
    .select({
      recipients: number,
      sent: countIf(eq(state, 'sent')),
      failed: countIf(eq(state, 'failed')),
      unsubscribedBefore: countIf(eq(state, 'unsubscribed')),
      unsubscribedSince: countIf(isNotNull(leftAt)),
      waiting: countIf(eq(state, 'waiting')),
      stopped: countIf(eq(state, 'stopped')),
    })
    .from(newsletter_deliveries)
    .where(eq(issueId, id))
  if (!counts) throw new Error('PostgreSQL counted nothing')
  return counts
}

export const isRecipient = and(
  eq(subscribers.status, 'confirmed'),
  isNotNull(subscribers.unsubscribeTokenSealed),
)

export async function recipientCount(req: PayloadRequest): Promise<number> {
  const db = await transactionOf(req)
  return db.$count(subscribers, isRecipient)
}

export async function failureReasons(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  return db
    .select({ problem: sql<string>`${problem}`, count: number })
    .from(newsletter_deliveries)
    .where(and(eq(issueId, id), isNotNull(problem), inArray(state, ['failed', 'waiting'])))
    .groupBy(problem)
    .orderBy(desc(number), problem)
    .limit(3)
}
