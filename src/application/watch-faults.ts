import type { Payload } from 'payload'
import { sendBackupAlerts } from '@/features/backup/alert/mutations'
import { raiseFault } from '@/features/security/alerts/raise-alert'
import { log } from '@/lib/log'
import { onStop } from '@/server/process/stop'
import { faultsOf } from './fault-rules'
import { health } from './health'

const CHECK_MS = 60_000
/** Notifies the super admins of faults that no visitor reports, at most once an hour, and of failed backups. */
export function watchFaults(payload: Payload): void {
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
