import pg from 'pg'
import { anchorLog } from '../../src/features/security/audit/anchors'
import { type KeptAnchors, keptAnchors } from '../../src/features/security/audit/kept-anchors'
import { type Finding, verifyAuditLog } from '../../src/features/security/audit/verify'
import type { KeyRing } from '../../src/lib/crypto/key-ring'
import { siteKeys } from '../../src/lib/crypto/site-keys'

/** A connection of the owner of the tables, who can switch triggers off. */
export async function ownerOfTables(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

export const dataDir = (): string => process.env.DATA_DIR ?? ''

export const anchorNow = (client: pg.Client, keys: KeyRing = siteKeys): ReturnType<typeof anchorLog> =>
  anchorLog(client, { dataDir: dataDir(), keys, now: new Date() })

export async function findings(
  client: pg.Client,
  { kept = keptAnchors(dataDir()), keys = siteKeys }: { kept?: KeptAnchors; keys?: KeyRing } = {},
): Promise<Finding[]> {
  return (await verifyAuditLog(client, { kept, keys })).findings
}
