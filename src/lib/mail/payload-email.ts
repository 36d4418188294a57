import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import addressParser from 'nodemailer/lib/addressparser/index.js'
import type { Env } from '../../env'

/** The transport behind Payload's own `sendEmail`; the site's messages go through the outbox instead. */
export function payloadEmail({ MAIL_FROM, SMTP_URL }: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>) {
  const [from] = addressParser(MAIL_FROM, { flatten: true })
  return nodemailerAdapter({
    defaultFromAddress: from?.address ?? MAIL_FROM,
    defaultFromName: from?.name ?? '',
    transport: SMTP_URL
      ? nodemailer.createTransport(SMTP_URL)
      : nodemailer.createTransport({ jsonTransport: true }),
    // The site must start without a mail server; the outbox retries.
    skipVerify: true,
  })
}
