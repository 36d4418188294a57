import nodemailer from 'nodemailer'
import addressParser from 'nodemailer/lib/addressparser/index.js'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { keepMail } from './kept-mail'
import { type MailMessage, mailOptions } from './message'

interface Delivery {
  messageId: string
  /** Accepted by the mail server, or stored as a file because none is configured. */
  via: 'smtp' | 'file'
  /** The mail server's own words. */
  answer?: string
}

export interface Mailer {
  /**
   * Delivers one message; safe to repeat with the same id.
   * @throws TypeError for an unsafe message, and the mail server's error if it does not accept it.
   */
  send(message: MailMessage): Promise<Delivery>
  /** Connects and signs in without sending. Without a server there is nothing to try. @throws the mail server's error */
  verify(): Promise<void>
}

export interface MailerSettings {
  /** smtp:// or smtps://; without it messages are stored as files. */
  smtpUrl?: string | undefined
  /** 'Name <address>' */
  from: string
  /** Folder for stored messages, created on demand. */
  keepDir: string
  logger: { info(fields: Record<string, unknown>, message: string): void }
}

// A mail server that does not answer must not hold a worker until its job expires.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function links(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))]
}

/**
 * The transport of the site's messages.
 * @throws TypeError if `from` has no address.
 */
export function createMailer({ smtpUrl, from, keepDir, logger }: MailerSettings): Mailer {
  const host = addressParser(from, { flatten: true })[0]?.address.split('@')[1]
  if (!host) throw new TypeError('The sender of mails must be an address, or a name with an address in <>')

  if (smtpUrl) {
    const smtp = nodemailer.createTransport(new SMTPTransport({ ...TIMEOUTS, url: smtpUrl }))
    return {
      async send(message) {
        const { messageId, response } = await smtp.sendMail(mailOptions(message, from, host))
        logger.info({ messageId }, 'mail sent')
        return { messageId, via: 'smtp', answer: response }
      },
      async verify() {
        await smtp.verify()
      },
    }
  }

  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const composed = await composer.sendMail(mailOptions(message, from, host))
      if (!Buffer.isBuffer(composed.message)) throw new TypeError('The composed mail is not a buffer')
      const file = await keepMail(keepDir, message.id, composed.message, new Date())
      logger.info(
        { file, subject: message.subject, links: links(message.text) },
        'mail kept as a file: no SMTP server is set',
      )
      return { messageId: composed.messageId, via: 'file' }
    },
    verify: () => Promise.resolve(),
  }
}
