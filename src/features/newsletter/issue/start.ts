import type { Payload, PayloadRequest } from 'payload'
import { runDuePlans } from '@/features/publication/schedule/jobs'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import type { NewsletterIssue } from '@/payload-types'
import { type Letter, letterOf, publicArticle } from './letter'
import { LOT_SIZE } from './rules'

type Change = Partial<Pick<NewsletterIssue, 'status' | 'startedAt' | 'finishedAt' | 'problem'>>

export const changeIssue = (req: PayloadRequest, id: string, data: Change) =>
  req.payload.update({ collection: 'newsletter-issues', id, data, depth: 0, overrideAccess: true, req })

async function addressLots(req: PayloadRequest, issueId: string): Promise<number> {
  await queryIn(
    req,
    sql`INSERT INTO newsletter_deliveries (issue_id, subscriber_id, lot)
        SELECT ${issueId}::uuid, id, (row_number() OVER (ORDER BY created_at, id) - 1) / ${LOT_SIZE}::int
        FROM subscribers WHERE status = 'confirmed' AND unsubscribe_token_sealed IS NOT NULL`,
  )
  const [row] = await queryIn<{ lots: number }>(
    req,
    sql`SELECT coalesce(max(lot) + 1, 0)::int AS lots FROM newsletter_deliveries WHERE issue_id = ${issueId}::uuid`,
  )
  return row?.lots ?? 0
}

async function begin(req: PayloadRequest, issueId: string, letter: Letter | undefined): Promise<void> {
  const over = { status: 'not_sent', finishedAt: new Date().toISOString() } as const
  if (!letter) {
    const problem = 'The article was not public when it should have been sent.'
    await changeIssue(req, issueId, { ...over, problem })
    return
  }
  const lots = await addressLots(req, issueId)
  if (lots === 0) {
    await changeIssue(req, issueId, { ...over, problem: 'There were no confirmed subscribers.' })
    return
  }
  await queryIn(
    req,
    sql`INSERT INTO newsletter_letters (issue_id, title, html, text, url)
        VALUES (${issueId}::uuid, ${letter.title}, ${letter.html}, ${letter.text}, ${letter.url})`,
  )
  for (let lot = 0; lot < lots; lot++) await sendJob(req, 'newsletter-mail', { issueId, lot })
  await changeIssue(req, issueId, { status: 'sending', startedAt: new Date().toISOString() })
}

/** Publishes the article first if it is due in the same minute. */
async function publishDue(payload: Payload, issueId: string): Promise<void> {
  const [issue] = await query<{ article: string | null }>(
    payload,
    sql`SELECT article_id AS article FROM newsletter_issues WHERE id = ${issueId}::uuid AND status = 'scheduled'`,
  )
  if (issue?.article) await runDuePlans(payload, 'blogs', issue.article)
}

/** Starts an issue: stores article and recipients and queues its lots, in one transaction. */
export async function startIssue(payload: Payload, { issueId }: Jobs['newsletter-start']): Promise<void> {
  await publishDue(payload, issueId)
  await inTransaction({ payload }, async (req) => {
    const [issue] = await queryIn<{ status: NewsletterIssue['status']; article: string | null }>(
      req,
      sql`SELECT status, article_id AS article FROM newsletter_issues WHERE id = ${issueId}::uuid FOR UPDATE`,
    )
    if (issue?.status !== 'scheduled') return
    const article = issue.article ? await publicArticle(payload, issue.article) : undefined
    await begin(req, issueId, article && (await letterOf(payload, article)))
  })
}
