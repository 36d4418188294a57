// Removes old entries of the audit log and leaves a sealed cut: npm run audit:prune -- --before 2025-01-01
import { parseArgs } from 'node:util'
import { tell, withDatabase } from './audit-database.ts'

const { values } = parseArgs({ options: { before: { type: 'string' } } })
const text = values.before ?? ''
const before = new Date(`${text}T00:00:00Z`)
if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(before.getTime())) {
  console.error(
    'Say before which day (UTC): npm run audit:prune -- --before 2025-01-01. Export what you want to keep first.',
  )
  process.exit(2)
}

await withDatabase(async (client, { dataDir }) => {
  const { keepAnchor, keptAnchors } = await import('../src/features/security/audit/kept-anchors')
  const { pruneAuditLog } = await import('../src/features/security/audit/prune')
  const { siteKeys } = await import('../src/lib/crypto/site-keys')
  const outcome = await pruneAuditLog(client, {
    before,
    kept: keptAnchors(dataDir),
    keys: siteKeys,
    now: new Date(),
  })
  if ('refused' in outcome) {
    tell(outcome.refused)
    console.error('Nothing was removed.')
    return 1
  }
  if (outcome.cut) keepAnchor(dataDir, outcome.cut)
  console.error(
    `${outcome.removed} entries were removed${outcome.cut ? `, up to number ${outcome.cut.sequence}` : ''}.`,
  )
  return 0
})
