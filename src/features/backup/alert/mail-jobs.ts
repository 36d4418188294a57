import type { Payload } from 'payload'
import { backupTrouble, backupWorks } from '@/emails/backup/backup-alert'
import { storedSettings } from '@/features/booking/settings/queries'
import { alertedAddress } from '@/features/security/alerts/raise-alert'
import { siteBrand } from '@/features/site/brand'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'

export async function sendBackupAlert(payload: Payload, job: Jobs['backup-alert']): Promise<void> {
  const to = await alertedAddress(payload, job.userId)
  if (!to) return
  const { timezone: zone } = await storedSettings(payload)
  const inWords = (instant: string) => {
    const at = new Date(instant)
    return `${longDateInZone(at, zone)}, ${timeInZone(at, zone)} ${zoneLabel(zone, at)}`
  }
  const brand = await siteBrand(payload)
  const lastGood = job.lastGood === null ? null : inWords(job.lastGood)
  const url = `${brand.siteUrl}/super-admin/monitoring`
  await siteMailer().send({
    id: `backup-alert-${job.id}-${job.userId}`,
    to,
    ...(job.news === 'works'
      ? backupWorks(brand, { lastGood, url })
      : backupTrouble(brand, { problem: job.problem, lastGood, noticed: inWords(job.at), url })),
  })
}
