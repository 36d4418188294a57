import type { Payload, PayloadRequest } from 'payload'
import { newsletterIssue } from '@/emails/newsletter/newsletter-issue'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { isStopping } from '@/server/process/ready'
import { unsubscribeLinks } from '../links'
import { articleToSend, type Letter, letterHead, letterOf, sampleUnsubscribeUrl } from './letter'
import { failureKind, MAX_TRIES } from './rules'
import { changeIssue } from './start'

type LotJob = Jobs['newsletter-mail']

type Common = Awaited<ReturnType<typeof letterHead>> & {
  subject: string
  intro: string | null
  article: Letter
}

async function commonOf(payload: Payload, issueId: string): Promise<Common | undefined> {
  const [row] = await query<Letter & { subject: string; intro: string | null } & Record<string, unknown>>(
    payload,
    sql`SELECT i.subject, i.intro, l.title, l.html, l.text, l.url
        FROM newsletter_issues i JOIN newsletter_letters l ON l.issue_id = i.id WHERE i.id = ${issueId}::uuid`,
  )
  if (!row) return undefined
  const { subject, intro, title, html, text, url } = row
  return { ...(await letterHead(payload)), subject, intro, article: { title, html, text, url } }
}

interface NextMail extends Record<string, unknown> {
  id: string
  tries: number
  /** Null if the subscriber was deleted. */
  email: string | null
  sealed: string | null
  isConfirmed: boolean | null
  isSending: boolean
}

/** Locks the next free mail of a lot. If a worker dies, its lock ends. */
async function nextMail(
  req: PayloadRequest,
  { issueId, lot }: LotJob,
  after: string,
): Promise<NextMail | undefined> {
  const [mail] = await queryIn<NextMail>(
    req,
    sql`SELECT d.id, d.tries, s.email, s.unsubscribe_token_sealed AS sealed, s.status = 'confirmed' AS "isConfirmed",
               i.status = 'sending' AS "isSending"
        FROM newsletter_deliveries d
        JOIN newsletter_issues i ON i.id = d.issue_id
        LEFT JOIN subscribers s ON s.id = d.subscriber_id
        WHERE d.issue_id = ${issueId}::uuid AND d.lot = ${lot} AND d.state = 'waiting' AND d.id > ${after}::uuid
        ORDER BY d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED`,
  )
  return mail
}

type State = 'waiting' | 'sent' | 'failed' | 'unsubscribed' | 'stopped'

const note = (req: PayloadRequest, id: string, state: State, problem: string | null = null) =>
  queryIn(
    req,
    sql`UPDATE newsletter_deliveries
        SET state = ${state}, problem = ${problem},
            tries = tries + ${state === 'unsubscribed' || state === 'stopped' ? 0 : 1}::int,
            sent_at = ${state === 'sent' ? new Date().toISOString() : null}::timestamptz
        WHERE id = ${id}::uuid`,
  )

const MAX_REASON = 300
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON).toWellFormed()

/** Sends one mail and records it in the same transaction. @returns the mail's id, or undefined at the end */
async function sendNext(req: PayloadRequest, job: LotJob, common: Common, after: string) {
  const mail = await nextMail(req, job, after)
  if (!mail) return undefined
  const { id, email, sealed, isConfirmed, isSending, tries } = mail
  if (!isSending) await note(req, id, 'stopped')
  else if (!email || !sealed || !isConfirmed) await note(req, id, 'unsubscribed')
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

async function waitingIn({ issueId, lot }: LotJob, payload: Payload): Promise<number> {
  const [row] = await query<{ count: number }>(
    payload,
    sql`SELECT count(*)::int AS count FROM newsletter_deliveries
        WHERE issue_id = ${issueId}::uuid AND lot = ${lot} AND state = 'waiting'`,
  )
  return row?.count ?? 0
}

/** Records the end of an issue after its last mail. Only one lot does it. */
async function finish(payload: Payload, issueId: string): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const done = await queryIn(
      req,
      sql`SELECT 1 FROM newsletter_issues i WHERE i.id = ${issueId}::uuid AND i.status = 'sending'
          AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries d WHERE d.issue_id = i.id AND d.state = 'waiting')
          FOR UPDATE`,
    )
    if (done.length > 0)
      await changeIssue(req, issueId, { status: 'sent', finishedAt: new Date().toISOString() })
  })
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Sends a lot's mails, each in its own transaction. Safe to repeat and to run twice (docs/decisions/0095).
 * @throws if mails wait for a retry
 */
export async function sendLot(payload: Payload, job: LotJob): Promise<void> {
  const common = await commonOf(payload, job.issueId)
  if (!common) return
  let after: string | undefined = BEFORE_ALL
  while (after) {
    if (isStopping()) throw new Error('The server stops: the rest of the lot follows')
    const last: string = after
    after = await inTransaction({ payload }, (req) => sendNext(req, job, common, last))
  }
  const waiting = await waitingIn(job, payload)
  if (waiting > 0) throw new Error(`${waiting} mails of this lot wait for another try`)
  await finish(payload, job.issueId)
}

/** Sends an editor the mail that subscribers would get. */
export async function sendTestMail(payload: Payload, job: Jobs['newsletter-test-mail']): Promise<void> {
  const found = await articleToSend(payload, job.articleId)
  const [reader] = await query<{ email: string }>(
    payload,
    sql`SELECT email FROM users WHERE id = ${job.userId}::uuid`,
  )
  if (!found || !reader) return
  const { brand, address } = await letterHead(payload)
  await siteMailer().send({
    id: `newsletter-test-${job.id}`,
    to: reader.email,
    replyTo: brand.contactEmail,
    ...newsletterIssue(brand, {
      subject: `[Test] ${job.subject}`,
      intro: job.intro,
      article: await letterOf(payload, found.article),
      address,
      unsubscribeUrl: sampleUnsubscribeUrl(brand.siteUrl),
    }),
  })
}
