import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { sent_mails } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'

/** Emails that lie on this server because no mail server is connected; 0 with one. */
export const countKeptMails = async (payload: Payload): Promise<number> =>
  env.SMTP_URL ? 0 : databaseOf(payload).$count(sent_mails, eq(sent_mails.via, 'file'))
