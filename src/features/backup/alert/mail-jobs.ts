import type { Payload } from 'payload'
import { backupTrouble, backupWorks } from '@/emails/backup/backup-alert'
import { mailSuperAdmin } from '@/features/security/alerts/raise-alert'
import type { Jobs } from '@/lib/jobs/queues'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'

export const sendBackupAlert = (payload: Payload, job: Jobs['backup-alert']): Promise<void> =>
  mailSuperAdmin(payload, job.userId, `backup-alert-${job.id}`, (brand, zone) => {
    const inWords = (instant: string) => {
      const at = new Date(instant)
      return `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`
    }
    const lastGood = job.lastGood === null ? null : inWords(job.lastGood)
    const url = `${brand.siteUrl}/super-admin/monitoring`
    return job.news === 'works'
      ? backupWorks(brand, { lastGood, url })
      : backupTrouble(brand, { problem: job.problem, lastGood, noticed: inWords(job.at), url })
  })
