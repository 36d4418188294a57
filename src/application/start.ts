import { closePool } from '@/lib/db/pool'
import { postgresOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { payloadInstance } from '@/lib/payload'
import { onStop } from '@/server/stop'
import { listenForContent } from './content-listener'
import { migrateAndSeed } from './migrate-and-seed'
import { knowMovedAddresses } from './moved-addresses'
import { startWorkers } from './workers'

/**
 * Brings the database up to date, makes what a first start needs, and starts the workers. Awaited
 * before the server listens.
 */
export async function startApplication(): Promise<void> {
  const payload = await payloadInstance()
  // Registered first, so it closes last: workers still write their results into it.
  onStop('database pool', () => closePool(postgresOf(payload).pool))
  await migrateAndSeed(payload)
  await listenForContent()
  knowMovedAddresses(payload)
  await startWorkers(payload)
  log.debug('application started')
}
