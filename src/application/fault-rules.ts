import type { Health } from './health'

const MB = 1024 * 1024
/** Mails that wait this long need an operator. */
const MAIL_DELAY_LIMIT_MS = 15 * 60_000

export function faultsOf({ disk, mail, uploads }: Pick<Health, 'disk' | 'mail' | 'uploads'>, now: Date) {
  const faults: { rule: 'disk-space' | 'mails-retried' | 'uploads-away'; message: string }[] = []
  if (disk.state === 'low' || disk.state === 'full') {
    const free = Math.floor(disk.freeBytes / MB)
    const what = disk.state === 'full' ? 'has no space left: nothing can be saved' : 'is nearly full'
    faults.push({ rule: 'disk-space', message: `The disk of the site ${what} (${free} MB free)` })
  }
  if (mail.since && now.getTime() - Date.parse(mail.since) > MAIL_DELAY_LIMIT_MS) {
    const mails = mail.retrying === 1 ? '1 email is' : `${mail.retrying} emails are`
    faults.push({
      rule: 'mails-retried',
      message: `${mails} not taken by the mail server and sent again and again`,
    })
  }
  if (uploads === 'away')
    faults.push({
      rule: 'uploads-away',
      message: 'The storage of pictures does not answer: they are neither shown nor saved',
    })
  return faults
}
