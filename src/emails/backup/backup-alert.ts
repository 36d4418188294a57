import { type Brand, type RenderedMessage, renderMessage } from '../message'

interface BackupTrouble {
  /** Why the last one was not made; null where none was tried. */
  problem: string | null
  /** Times as people read them, with their zone; null where no backup was ever made. */
  lastGood: string | null
  noticed: string
  url: string
}

/** To super admins: backups fail, or are not made any more. */
export const backupTrouble = (
  brand: Brand,
  { problem, lastGood, noticed, url }: BackupTrouble,
): RenderedMessage =>
  renderMessage(brand, {
    subject: problem === null ? 'No backup was made for two days' : 'The backup of the site failed',
    heading: problem === null ? 'Backups are not made any more' : 'The backup failed',
    paragraphs: [
      'What is lost now can be restored only as it was in the last good backup. Look at the service or the timer that makes the backups, and at the disk to which they go.',
      'You get one mail for this, and one more when a backup works again.',
    ],
    facts: [
      ...(problem === null ? [] : [{ label: 'Reason', value: problem }]),
      { label: 'Last good backup', value: lastGood ?? 'none' },
      { label: 'Noticed', value: noticed },
    ],
    action: { label: 'Open Monitoring', url },
  })

/** To super admins, after such a mail: a backup was made. */
export const backupWorks = (
  brand: Brand,
  { lastGood, url }: Pick<BackupTrouble, 'lastGood' | 'url'>,
): RenderedMessage =>
  renderMessage(brand, {
    subject: 'Backups work again',
    heading: 'Backups work again',
    paragraphs: ['A backup was made after those that failed.'],
    facts: [{ label: 'Last good backup', value: lastGood ?? 'none' }],
    action: { label: 'Open Monitoring', url },
  })
