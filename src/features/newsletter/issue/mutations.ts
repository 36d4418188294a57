import { randomUUID } from 'node:crypto'
import { and, eq, inArray, notInArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { plannedPublication } from '@/features/publication/schedule/queries'
import { hasRow } from '@/lib/db/has-row'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { newsletter_deliveries } from '@/lib/db/own-tables'
import { inTransaction, postgresOf, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { countAttempt, type LimitVerdict } from '@/lib/rate-limit/limiter'
import { newsletter_issues } from '@/payload-generated-schema'
import type { NewsletterIssue } from '@/payload-types'
import { newsletterLimits } from '../limits'
import { articleToSend, publicArticle } from './letter'
import { recipientCount } from './queries'
import type { LetterInput } from './schema'
import { changeIssue, lockedIssue } from './start'

/** Why an issue cannot be sent: unknown article, not public, no subscribers, or sent already. */
export type SendRefusal = 'unknown' | 'not_public' | 'no_subscribers' | 'taken'

/**
 * Creates an issue and its job in one transaction. A lock and an index prevent a second one. @param at when
 * to send it; null for now
 */
export async function sendIssue(
  actor: PayloadRequest,
  { article, subject, intro }: LetterInput,
  at: Date | null,
): Promise<SendRefusal | NewsletterIssue> {
  const { payload } = actor
  if (!(await publicArticle(payload, article))) {
    if (!(await articleToSend(payload, article))) return 'unknown'
    const publication = await plannedPublication(payload, 'blogs', article)
    if (!at || !publication || new Date(publication) > at) return 'not_public'
  }
  return inTransaction(actor, async (req) => {
    await lockName(req, `newsletter:${article}`)
    const { article: sent, status } = newsletter_issues
    const counts = and(eq(sent, article), notInArray(status, ['called_off', 'not_sent']))
    if (await hasRow(req, newsletter_issues, counts)) return 'taken'
    if (!at && (await recipientCount(req)) === 0) return 'no_subscribers'
    const issue = await payload.create({
      collection: 'newsletter-issues',
      data: {
        article,
        subject,
        intro: intro ?? null,
        status: 'scheduled',
        sendAt: (at ?? new Date()).toISOString(),
        requestedBy: req.user?.id ?? null,
      },
      ...asSite(req),
    })
    await sendJob(req, 'newsletter-start', { issueId: issue.id }, at ? { startAfter: at } : {})
    return issue
  })
}

/** Cancels or stops an issue. Mails in transit still arrive. @returns undefined if it is unknown or over */
export async function stopIssue(
  actor: PayloadRequest,
  id: string,
): Promise<'called_off' | 'stopped' | undefined> {
  return inTransaction(actor, async (req) => {
    const issue = await lockedIssue(req, id)
    if (issue?.status !== 'scheduled' && issue?.status !== 'sending') return undefined
    const status = issue.status === 'scheduled' ? 'called_off' : 'stopped'
    if (status === 'stopped') {
      // Skips locked mails. Their worker checks the issue before the next one.
      const { id: deliveryId, issueId, state } = newsletter_deliveries
      const db = await transactionOf(req)
      const waiting = db
        .select({ id: deliveryId })
        .from(newsletter_deliveries)
        .where(and(eq(issueId, id), eq(state, 'waiting')))
        .for('update', { skipLocked: true })
      await db.update(newsletter_deliveries).set({ state: 'stopped' }).where(inArray(deliveryId, waiting))
    }
    await changeIssue(req, id, { status, finishedAt: new Date().toISOString() })
    return status
  })
}

export async function resumeIssue(actor: PayloadRequest, id: string): Promise<boolean> {
  return inTransaction(actor, async (req) => {
    if ((await lockedIssue(req, id))?.status !== 'stopped') return false
    const { issueId, lot: lotNumber, state } = newsletter_deliveries
    const db = await transactionOf(req)
    await db
      .update(newsletter_deliveries)
      .set({ state: 'waiting' })
      .where(and(eq(issueId, id), eq(state, 'stopped')))
    // Includes lots without waiting mails, because the last lot records the end.
    const lots = await db
      .selectDistinct({ lot: lotNumber })
      .from(newsletter_deliveries)
      .where(eq(issueId, id))
      .orderBy(lotNumber)
    for (const { lot } of lots) await sendJob(req, 'newsletter-mail', { issueId: id, lot })
    await changeIssue(req, id, { status: 'sending', finishedAt: null })
    return true
  })
}

export async function sendTest(
  req: PayloadRequest,
  userId: string,
  { article, subject, intro }: LetterInput,
): Promise<'unknown' | LimitVerdict> {
  if (!(await articleToSend(req.payload, article))) return 'unknown'
  const verdict = await countAttempt(postgresOf(req.payload).pool, newsletterLimits.newsletterTest, userId)
  if (verdict.allowed)
    await sendJob(req, 'newsletter-test-mail', {
      id: randomUUID(),
      articleId: article,
      subject,
      intro: intro ?? null,
      userId,
    })
  return verdict
}
