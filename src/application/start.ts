import { payloadInstance } from '@/cms/payload'
import { closePool } from '@/lib/db/pool'
import { postgresOf } from '@/lib/db/transaction'
import { offerFigures } from '@/lib/figures'
import { log } from '@/lib/log'
import { onStop } from '@/server/process/stop'
import { anchorAuditLog } from './anchor-audit-log'
import { checkMail } from './check-mail'
import { checkNotices } from './check-notices'
import { listenForContent } from './content-listener'
import { countVisits } from './count-visits'
import { figuresOf } from './figures'
import { limitMisses, limitPages } from './limit-pages'
import { loadRedirects } from './load-redirects'
import { migrateAndSeed } from './migrate-and-seed'
import { checkUploads } from './shared-uploads'
import { watchFaults } from './watch-faults'
import { startWorkers } from './workers'

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
