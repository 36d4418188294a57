import type { Payload } from 'payload'
import { query, sql } from '../db/query'
import { siteMailer } from './mailer'
import type { MailMessage } from './message'

/** The subject of a message, as its record stores it. */
export interface MailSubject {
  /** What the message reports: 'received', 'cancelled', ... */
  kind: string
  audience: string
  /** The table and id of the record that the message is about. */
  about: { table: string; id: string }
  /** Which version of that record. */
  sequence: number
  /** Without it, the recipient is not recorded. */
  keepRecipient: boolean
}

export interface SentMail {
  kind: string
  audience: string
  recipient: string | null
  sequence: number
  messageId: string
  /** Accepted by the mail server, or stored as a file because none is configured. */
  via: 'smtp' | 'file'
  /** UTC instant. */
  sentAt: string
}

async function wasSent(payload: Payload, id: string): Promise<boolean> {
  return (await query(payload, sql`SELECT 1 FROM sent_mails WHERE id = ${id}`)).length > 0
}

/**
 * Sends a message and records it once the mail server has accepted it. A recorded message is not sent again: its job may run
 * more than once.
 */
export async function sendRecorded(
  payload: Payload,
  message: MailMessage,
  subject: MailSubject,
): Promise<void> {
  if (await wasSent(payload, message.id)) return
  const { messageId, via } = await siteMailer().send(message)
  await query(
    payload,
    sql`INSERT INTO sent_mails (id, kind, audience, recipient, about_table, about_id, sequence, message_id, via)
        VALUES (${message.id}, ${subject.kind}, ${subject.audience}, ${subject.keepRecipient ? message.to : null},
                ${subject.about.table}, ${subject.about.id}::uuid, ${subject.sequence}, ${messageId}, ${via})
        ON CONFLICT (id) DO NOTHING`,
  )
}

/** The sent messages about one record, oldest first. */
export async function sentMailsAbout(payload: Payload, table: string, id: string): Promise<SentMail[]> {
  const rows = await query<Omit<SentMail, 'sentAt'> & { sentAt: string | Date } & Record<string, unknown>>(
    payload,
    sql`SELECT kind, audience, recipient, sequence, message_id AS "messageId", via, sent_at AS "sentAt"
        FROM sent_mails WHERE about_table = ${table} AND about_id = ${id}::uuid ORDER BY sent_at, id`,
  )
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }))
}
