import { type Brand, renderMessage } from '../message'

interface BackupTrouble {
  problem: string | null
  lastGood: string | null
  noticed: string
  url: string
}

export const backupTrouble = (brand: Brand, { problem, lastGood, noticed, url }: BackupTrouble) =>
  renderMessage(brand, {
    subject: problem === null ? 'No backup for two days' : 'The backup of the site failed',
    heading: problem === null ? 'Backups have stopped' : 'The backup failed',
    paragraphs: [
      'If data is lost now, only the last good backup can be restored. Check the service or timer that makes the backups, and the disk they are written to.',
      'You get one email about this, and one more when a backup works again.',
    ],
    facts: [
      ['Reason', problem],
      ['Last good backup', lastGood ?? 'none'],
      ['Noticed', noticed],
    ],
    action: { label: 'Open Monitoring', url },
  })

export const backupWorks = (brand: Brand, { lastGood, url }: Pick<BackupTrouble, 'lastGood' | 'url'>) =>
  renderMessage(brand, {
    subject: 'Backups work again',
    heading: 'Backups work again',
    paragraphs: ['A new backup was made after the failed ones.'],
    facts: [['Last good backup', lastGood ?? 'none']],
    action: { label: 'Open Monitoring', url },
  })
