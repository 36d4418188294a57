import { and, eq, max, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { runDuePlans } from '@/features/publication/schedule/jobs'
import { names } from '@/lib/db/columns'
import { asSite } from '@/lib/db/local-api'
import { newsletter_deliveries, newsletter_letters } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { newsletter_issues, subscribers } from '@/payload-generated-schema'
import type { NewsletterIssue } from '@/payload-types'
import { type Letter, letterOf, publicArticle } from './letter'
import { isRecipient } from './queries'
import { LOT_SIZE } from './rules'

type Change = Partial<Pick<NewsletterIssue, 'status' | 'startedAt' | 'finishedAt' | 'problem'>>

export const changeIssue = (req: PayloadRequest, id: string, data: Change) =>
  req.payload.update({ collection: 'newsletter-issues', id, data, ...asSite(req) })

export async function lockedIssue(req: PayloadRequest, issueId: string) {
  const { id, status, article } = newsletter_issues
  const db = await transactionOf(req)
  const [issue] = await db
    .select({ status, article })
    .from(newsletter_issues)
    .where(eq(id, issueId))
    .for('update')
  return issue
}

async function addressLots(req: PayloadRequest, issueId: string): Promise<number> {
  const { id, createdAt } = subscribers
  const { issueId: issue, subscriberId, lot } = newsletter_deliveries
  const db = await transactionOf(req)
  await db.execute(
    sql`INSERT INTO ${newsletter_deliveries} (${names(issue, subscriberId, lot)})
        SELECT ${issueId}::uuid, ${id}, (row_number() OVER (ORDER BY ${createdAt}, ${id}) - 1) / ${LOT_SIZE}::int
        FROM ${subscribers} WHERE ${isRecipient}`,
  )
  const [row] = await db
    .select({ last: max(lot) })
    .from(newsletter_deliveries)
    .where(eq(issue, issueId))
  return typeof row?.last === 'number' ? row.last + 1 : 0
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
  const db = await transactionOf(req)
  await db.insert(newsletter_letters).values({ issueId, ...letter })
  for (let lot = 0; lot < lots; lot++) await sendJob(req, 'newsletter-mail', { issueId, lot })
  await changeIssue(req, issueId, { status: 'sending', startedAt: new Date().toISOString() })
}

/** Publishes the article first if it is due in the same minute. */
async function publishDue(payload: Payload, issueId: string): Promise<void> {
  const { id, article, status } = newsletter_issues
  const [issue] = await databaseOf(payload)
    .select({ article })
    .from(newsletter_issues)
    .where(and(eq(id, issueId), eq(status, 'scheduled')))
  if (issue?.article) await runDuePlans(payload, 'blogs', issue.article)
}

export async function startIssue(payload: Payload, { issueId }: Jobs['newsletter-start']): Promise<void> {
  await publishDue(payload, issueId)
  await inTransaction({ payload }, async (req) => {
    const issue = await lockedIssue(req, issueId)
    if (issue?.status !== 'scheduled') return
    const article = issue.article ? await publicArticle(payload, issue.article) : undefined
    await begin(req, issueId, article && (await letterOf(payload, article)))
  })
}
