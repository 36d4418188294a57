import { randomUUID } from 'node:crypto'
import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { RenderedMessage } from '@/emails/message'
import { sent_mails } from '@/lib/db/own-tables'
import { databaseOf, postgresOf } from '@/lib/db/transaction'
import { forgetMailServer, mailProblem } from '@/lib/mail/mail-server'
import { siteMailer } from '@/lib/mail/mailer'
import { countAttempt, type LimitVerdict } from '@/lib/rate-limit/limiter'
import { HOUR } from '@/lib/rate-limit/limits'
import type { SentTest } from './answers'

const limit = { name: 'test-mail', points: 20, windowSeconds: HOUR, blockSeconds: 0 }
const KIND = 'test'

/** Sends a test mail now, because the person waits for the mail server's answer. @returns its words if it refuses, and a verdict over the limit */
export async function sendTestMailNow(
  payload: Payload,
  { id, email }: { id: string; email: string },
  rendered: RenderedMessage,
): Promise<SentTest | { refused: string } | LimitVerdict> {
  const verdict = await countAttempt(postgresOf(payload).pool, limit, id)
  if (!verdict.allowed) return verdict
  const message = { id: `test-${randomUUID()}`, to: email, ...rendered }
  forgetMailServer()
  try {
    const { messageId, via, answer } = await siteMailer().send(message)
    await databaseOf(payload).insert(sent_mails).values({
      id: message.id,
      kind: KIND,
      audience: 'team',
      recipient: null,
      sequence: 0,
      aboutTable: 'users',
      aboutId: id,
      messageId,
      via,
    })
    return { to: email, via, answer: answer ?? null }
  } catch (error) {
    return { refused: mailProblem(error) }
  }
}

/** When a test mail was last sent, as a UTC instant; with `via` only by that way. */
export async function lastTestMail(payload: Payload, via?: SentTest['via']): Promise<string | null> {
  const [row] = await databaseOf(payload)
    .select({ sentAt: sent_mails.sentAt })
    .from(sent_mails)
    .where(and(eq(sent_mails.kind, KIND), via && eq(sent_mails.via, via)))
    .orderBy(desc(sent_mails.sentAt))
    .limit(1)
  return row?.sentAt.toISOString() ?? null
}
