import { join } from 'node:path'
import { env } from '../../env'
import { log } from '../log'
import { createMailer, type Mailer } from './transport'

let mailer: Mailer | undefined

/** The process's way out for mail, as the environment sets it. */
export function siteMailer(): Mailer {
  mailer ??= createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    keepDir: join(env.DATA_DIR, 'mail'),
    logger: log,
  })
  return mailer
}
