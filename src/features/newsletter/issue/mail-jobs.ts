import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { newsletterIssue } from '@/emails/newsletter/newsletter-issue'
import { plus } from '@/lib/db/expressions'
import { newsletter_deliveries, newsletter_letters } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { isStopping } from '@/lib/stopping'
import { newsletter_issues, subscribers, users } from '@/payload-generated-schema'
import { unsubscribeLinks } from '../links'
import { articleToSend, filledWords, letterHead, letterOf, sampleUnsubscribeUrl } from './letter'
import { failureKind, MAX_TRIES } from './rules'
import { changeIssue, lockedIssue } from './start'

type LotJob = Jobs['newsletter-mail']

type Common = NonNullable<Awaited<ReturnType<typeof commonOf>>>

async function commonOf(payload: Payload, issueId: string) {
  const { id, subject, intro } = newsletter_issues
  const { title, html, text, url } = newsletter_letters
  const [row] = await databaseOf(payload)
    .select({ subject, intro, article: { title, html, text, url } })
    .from(newsletter_issues)
    .innerJoin(newsletter_letters, eq(newsletter_letters.issueId, id))
    .where(eq(id, issueId))
  return row && { ...(await letterHead(payload)), ...row, ...(await filledWords(payload, row)) }
}

const deliveries = newsletter_deliveries

const waits = ({ issueId, lot }: LotJob) =>
  and(eq(deliveries.issueId, issueId), eq(deliveries.lot, lot), eq(deliveries.state, 'waiting'))

/** Locks the next free mail of a lot. If a worker dies, its lock ends. The address is null if the subscriber was deleted. */
async function nextMail(req: PayloadRequest, job: LotJob, after: string) {
  const db = await transactionOf(req)
  const [mail] = await db
    .select({
      id: deliveries.id,
      tries: deliveries.tries,
      email: subscribers.email,
      sealed: subscribers.unsubscribeTokenSealed,
      subscription: subscribers.status,
      issue: newsletter_issues.status,
    })
    .from(deliveries)
    .innerJoin(newsletter_issues, eq(newsletter_issues.id, deliveries.issueId))
    .leftJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
    .where(and(waits(job), gt(deliveries.id, after)))
    .orderBy(deliveries.id)
    .limit(1)
    .for('update', { of: deliveries, skipLocked: true })
  return mail
}

type State = (typeof deliveries.$inferSelect)['state']

async function note(req: PayloadRequest, id: string, state: State, problem: string | null = null) {
  const db = await transactionOf(req)
  const tried = state === 'unsubscribed' || state === 'stopped' ? 0 : 1
  await db
    .update(deliveries)
    .set({
      state,
      problem,
      tries: plus(deliveries.tries, tried),
      sentAt: state === 'sent' ? new Date() : null,
    })
    .where(eq(deliveries.id, id))
}

const MAX_REASON = 300
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON).toWellFormed()

/** Sends one mail and records it in the same transaction. @returns the mail's id, or undefined at the end */
async function sendNext(req: PayloadRequest, job: LotJob, common: Common, after: string) {
  const mail = await nextMail(req, job, after)
  if (!mail) return undefined
  const { id, email, sealed, tries } = mail
  if (mail.issue !== 'sending') await note(req, id, 'stopped')
  else if (!email || !sealed || mail.subscription !== 'confirmed') await note(req, id, 'unsubscribed')
  else {
    const links = unsubscribeLinks(sealed)
    const { brand, ...letter } = common
    try {
      await siteMailer().send({
        // The same for each retry, so that mail programs recognize duplicates.
        id: `newsletter-${id}`,
        to: email,
        replyTo: brand.contactEmail,
        headers: { ...links.headers, Precedence: 'bulk' },
        ...newsletterIssue(brand, { ...letter, unsubscribeUrl: links.page }),
      })
    } catch (error) {
      const kind = failureKind(error)
      if (kind === 'all') throw error
      const isOver = kind === 'recipient' || tries + 1 >= MAX_TRIES
      await note(req, id, isOver ? 'failed' : 'waiting', reasonOf(error))
      return id
    }
    await note(req, id, 'sent')
  }
  return id
}

/** Records the end of an issue after its last mail. Only one lot does it. */
async function finish(payload: Payload, issueId: string): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const issue = await lockedIssue(req, issueId)
    const db = await transactionOf(req)
    const isWaiting = and(eq(deliveries.issueId, issueId), eq(deliveries.state, 'waiting'))
    if (issue?.status !== 'sending' || (await db.$count(deliveries, isWaiting))) return
    await changeIssue(req, issueId, { status: 'sent', finishedAt: new Date().toISOString() })
  })
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Each mail in its own transaction. Safe to repeat and to run twice (0095). @throws if mails wait */
export async function sendLot(payload: Payload, job: LotJob): Promise<void> {
  const common = await commonOf(payload, job.issueId)
  if (!common) return
  let after: string | undefined = BEFORE_ALL
  while (after) {
    if (isStopping()) throw new Error('The server stops: the rest of the lot follows')
    const last: string = after
    after = await inTransaction({ payload }, (req) => sendNext(req, job, common, last))
  }
  const waiting = await databaseOf(payload).$count(deliveries, waits(job))
  if (waiting > 0) throw new Error(`${waiting} emails of this lot wait for another try`)
  await finish(payload, job.issueId)
}

export async function sendTestMail(payload: Payload, job: Jobs['newsletter-test-mail']): Promise<void> {
  const found = await articleToSend(payload, job.articleId)
  const [reader] = await databaseOf(payload)
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, job.userId))
  if (!found || !reader) return
  const { brand, address } = await letterHead(payload)
  const words = await filledWords(payload, job)
  await siteMailer().send({
    id: `newsletter-test-${job.id}`,
    to: reader.email,
    replyTo: brand.contactEmail,
    ...newsletterIssue(brand, {
      ...words,
      subject: `[Test] ${words.subject}`,
      article: await letterOf(payload, found.article),
      address,
      unsubscribeUrl: sampleUnsubscribeUrl(brand.siteUrl),
    }),
  })
}
