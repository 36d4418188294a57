import { join } from 'node:path'
import { env } from '../../env'
import { countMail } from '../figures'
import { log } from '../log'
import { createMailer, type Mailer } from './transport'

let mailer: Mailer | undefined

export const keptMailFolder = () => join(env.DATA_DIR, 'mail')

const counted = ({ send, verify }: Mailer): Mailer => ({
  verify,
  async send(message) {
    try {
      const delivery = await send(message)
      countMail(delivery.via === 'smtp' ? 'sent' : 'kept')
      return delivery
    } catch (error) {
      countMail('failed')
      throw error
    }
  },
})

/** The mail transport of the process, as the environment sets it. */
export function siteMailer(): Mailer {
  mailer ??= counted(
    createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, keepDir: keptMailFolder(), logger: log }),
  )
  return mailer
}
