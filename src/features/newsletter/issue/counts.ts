import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

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
  /** Not sent, because the issue was stopped. */
  stopped: number
}

const nothingYet: IssueCounts = {
  recipients: 0,
  sent: 0,
  failed: 0,
  unsubscribedBefore: 0,
  unsubscribedSince: 0,
  waiting: 0,
  stopped: 0,
}

export async function issueCounts(req: PayloadRequest, issueId: string): Promise<IssueCounts> {
  const [counts] = await queryIn<IssueCounts & Record<string, unknown>>(
    req,
    sql`SELECT count(*)::int AS recipients,
               (count(*) FILTER (WHERE state = 'sent'))::int AS sent,
               (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
               (count(*) FILTER (WHERE state = 'unsubscribed'))::int AS "unsubscribedBefore",
               (count(*) FILTER (WHERE left_at IS NOT NULL))::int AS "unsubscribedSince",
               (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting,
               (count(*) FILTER (WHERE state = 'stopped'))::int AS stopped
        FROM newsletter_deliveries WHERE issue_id = ${issueId}::uuid`,
  )
  return counts ?? nothingYet
}

export async function recipientCount(req: PayloadRequest): Promise<number> {
  const [row] = await queryIn<{ count: number }>(
    req,
    sql`SELECT count(*)::int AS count FROM subscribers WHERE status = 'confirmed' AND unsubscribe_token_sealed IS NOT NULL`,
  )
  return row?.count ?? 0
}

export async function failureReasons(
  req: PayloadRequest,
  issueId: string,
): Promise<{ problem: string; count: number }[]> {
  return queryIn<{ problem: string; count: number }>(
    req,
    sql`SELECT problem, count(*)::int AS count FROM newsletter_deliveries
        WHERE issue_id = ${issueId}::uuid AND problem IS NOT NULL AND state IN ('failed', 'waiting')
        GROUP BY problem ORDER BY 2 DESC, 1 LIMIT 3`,
  )
}
