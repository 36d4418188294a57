import { log } from '@/lib/log'
import { mailServer } from '@/lib/mail/mail-server'

/** Warns if the mail server does not accept the site. The start does not wait for the answer. */
export async function checkMail(): Promise<void> {
  const { server, problem } = await mailServer()
  if (server !== 'refused') return
  log.warn(
    { problem },
    'The mail server does not accept this site: mails wait and are tried again. Look at SMTP_URL and SMTP_PASSWORD, then send a test mail in Monitoring',
  )
}
