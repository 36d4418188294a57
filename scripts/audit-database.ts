// Shared by the commands of the audit log: the site's database in one snapshot, and the output of the result.
import { resolve } from 'node:path'
import pg from 'pg'
import type { Verdict } from '../src/features/security/audit/verify'
import { type JoinedSite, joinSite } from '../src/server/process/join-site.ts'
import { requireSite } from './require-site.ts'

const MAX_FINDINGS = 50

/** Runs `work` with a connection of the tables' owner, and ends the process with the status that it returns. */
export async function withDatabase(
  work: (client: pg.Client, site: JoinedSite) => Promise<number>,
): Promise<never> {
  const site = await joinSite(resolve(import.meta.dirname, '..'))
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'quickwin-audit',
  })
  let status = 2
  try {
    await client.connect()
    await requireSite(client)
    status = await work(client, site)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  await client.end().catch(() => undefined)
  await site.leave()
  process.exit(status)
}

/** Prints the findings on standard error. @returns the status of the process. */
export function tell({ entries, head, cut, anchors, findings }: Verdict): number {
  const range = entries === 0 ? 'no entries' : `${entries} entries, ${cut + 1} to ${head.sequence}`
  if (findings.length === 0) {
    console.error(`The audit log is whole: ${range}, ${anchors} anchors, last hash ${head.hash}`)
    return 0
  }
  console.error(`The audit log has been tampered with, or something of it was lost (${range}):`)
  for (const { sequence, problem } of findings.slice(0, MAX_FINDINGS)) {
    console.error(sequence === null ? `  - ${problem}` : `  - entry ${sequence} ${problem}`)
  }
  if (findings.length > MAX_FINDINGS) console.error(`  ... and ${findings.length - MAX_FINDINGS} more`)
  return 1
}
