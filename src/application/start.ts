import type { Payload } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sendBackupAlerts } from '@/features/backup/alert/mutations'
import { raiseFault } from '@/features/security/alerts/raise-alert'
import { noticeAddress } from '@/features/site/notice-address'
import { isSeededAddress } from '@/features/site/seeded-address'
import { closePool } from '@/lib/db/pool'
import { postgresOf } from '@/lib/db/transaction'
import { offerFigures } from '@/lib/figures'
import { log } from '@/lib/log'
import { onStop } from '@/server/process/stop'
import { anchorAuditLog } from './anchor-audit-log'
import { checkMail } from './check-mail'
import { listenForContent } from './content-listener'
import { countVisits } from './count-visits'
import { faultsOf } from './fault-rules'
import { figuresOf, health } from './health'
import { limitMisses, limitPages } from './limit-pages'
import { loadRedirects } from './load-redirects'
import { migrateAndSeed } from './migrate-and-seed'
import { checkUploads } from './shared-uploads'
import { startWorkers } from './workers'

const CHECK_MS = 60_000
/** Notifies the super admins of faults that no visitor reports, at most once an hour, and of failed backups. */
function watchFaults(payload: Payload): void {
  async function check(): Promise<void> {
    const now = new Date()
    for (const fault of faultsOf(await health(payload), now)) await raiseFault(payload, fault, now)
    await sendBackupAlerts(payload, now)
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.error({ err: error }, 'faults could not be reported'))
  }, CHECK_MS).unref()
  onStop('watch for faults', () => clearInterval(timer))
}

/** Warns while notices about bookings and inquiries go to a default address or to no one. */
async function checkNotices(payload: Payload): Promise<void> {
  const to = await noticeAddress(payload)
  if (to && !isSeededAddress(to)) return
  log.warn(
    { to: to ?? null },
    'no one receives notices about bookings and inquiries: set "Notices go to" in the calendar settings, or ADMIN_EMAIL before the first start',
  )
}

/** Brings the database up to date, creates the first content, and starts the workers. Awaited before the server listens. */
export async function startApplication(): Promise<void> {
  const payload = await payloadInstance()
  // Registered first, so it closes last: workers still write their results.
  onStop('database pool', () => closePool(postgresOf(payload).pool))
  await migrateAndSeed(payload)
  await anchorAuditLog(payload)
  await listenForContent()
  await checkUploads(payload)
  await checkNotices(payload)
  void checkMail()
  loadRedirects(payload)
  limitPages(payload)
  limitMisses(payload)
  await countVisits(payload)
  await startWorkers(payload)
  watchFaults(payload)
  offerFigures(() => figuresOf(payload))
  log.debug('application started')
}
