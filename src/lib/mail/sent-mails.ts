import { and, eq, getTableColumns } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { sent_mails } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { siteMailer } from './mailer'
import type { MailMessage } from './message'

/** The subject of a message, as its record stores it. */
export interface MailSubject {
  /** The reported event: 'received', 'cancelled', ... */
  kind: string
  audience: string
  /** The table and id of the record that the message is about. */
  about: { table: string; id: string }
  /** Which version of that record. */
  sequence: number
  /** Without it, the recipient is not recorded. */
  keepRecipient: boolean
}

async function wasSent(payload: Payload, id: string): Promise<boolean> {
  return (await databaseOf(payload).$count(sent_mails, eq(sent_mails.id, id))) > 0
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
  const { about, keepRecipient, ...rest } = subject
  await databaseOf(payload)
    .insert(sent_mails)
    .values({
      id: message.id,
      ...rest,
      recipient: keepRecipient ? message.to : null,
      aboutTable: about.table,
      aboutId: about.id,
      messageId,
      via,
    })
    .onConflictDoNothing()
}

export type SentMail = Awaited<ReturnType<typeof sentMailsAbout>>[number]

export async function sentMailsAbout(payload: Payload, table: string, id: string) {
  const { aboutTable, aboutId, ...shown } = getTableColumns(sent_mails)
  const rows = await databaseOf(payload)
    .select(shown)
    .from(sent_mails)
    .where(and(eq(aboutTable, table), eq(aboutId, id)))
    .orderBy(shown.sentAt, shown.id)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}
