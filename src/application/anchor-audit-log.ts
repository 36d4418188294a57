import type { Payload } from 'payload'
import { env } from '@/env'
import { raiseFault } from '@/features/security/alerts/raise-alert'
import { anchorLog, NO_KEY_OF_ANCHORS } from '@/features/security/audit/anchors'
import type { Anchor } from '@/features/security/audit/kept-anchors'
import { siteKeys } from '@/lib/crypto/site-keys'
import { postgresOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { onStop } from '@/server/process/stop'

const EVERY_MS = 60_000
const TAMPERED = 'The audit log has lost entries or was changed: run npm run audit:verify.'
/** Wrong keys say nothing about the log itself. */
const messageOf = (refused: string) =>
  refused === NO_KEY_OF_ANCHORS
    ? `The audit log is not anchored. ${refused} With the right key run npm run audit:verify.`
    : `${TAMPERED} ${refused}.`

export async function anchorOrAlert(payload: Payload, known: Anchor | undefined) {
  const { pool } = postgresOf(payload)
  const now = new Date()
  const made = await anchorLog(pool, { dataDir: env.DATA_DIR, keys: siteKeys, now, known })
  if (!made) return known
  if ('refused' in made) {
    log.error({ reason: made.refused }, 'the audit log was not anchored')
    await raiseFault(payload, { rule: 'audit-log', message: messageOf(made.refused) }, now)
    return known
  }
  log.info({ anchor: made.anchor }, 'audit log anchored')
  return made.anchor
}

/**
 * Records the end of the log every minute in which it grew: in the database, in the site's folder and in this process's output.
 * An attacker who cuts off or rewrites the log cannot change the records outside the database. The super admins are then
 * notified, and such a log is not anchored.
 */
export async function anchorAuditLog(payload: Payload): Promise<void> {
  let known: Anchor | undefined
  let running: Promise<void> = Promise.resolve()
  async function anchor(): Promise<void> {
    try {
      known = await anchorOrAlert(payload, known)
    } catch (error) {
      log.error({ err: error }, 'the audit log could not be anchored')
    }
  }
  const next = () => {
    running = running.then(anchor)
    return running
  }
  await next()
  const timer = setInterval(next, EVERY_MS).unref()
  onStop('audit anchors', async () => {
    clearInterval(timer)
    await next()
  })
}
