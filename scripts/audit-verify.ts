// Proves the audit log: npm run audit:verify [-- --anchor '<a line of the site's output, or of an export>']
import { parseArgs } from 'node:util'
import { tell, withDatabase } from './audit-database.ts'

const { values } = parseArgs({ options: { anchor: { type: 'string', multiple: true } } })

await withDatabase(async (client, { dataDir }) => {
  const { keptAnchors, readAnchor } = await import('../src/features/security/audit/kept-anchors')
  const { verifyAuditLog } = await import('../src/features/security/audit/verify')
  const { siteKeys } = await import('../src/lib/crypto/site-keys')
  const given = (values.anchor ?? []).map(readAnchor)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { anchors, unreadable } = keptAnchors(dataDir)
  const kept = { anchors: [...anchors, ...given], unreadable }
  return tell(await verifyAuditLog(client, { kept, keys: siteKeys }))
})
