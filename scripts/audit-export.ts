// Writes the audit log out as JSON lines, and an anchor as the last line: npm run audit:export -- --out audit.jsonl [--after 1200]

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { withDatabase } from './audit-database.ts'

const { values } = parseArgs({
  options: { out: { type: 'string' }, after: { type: 'string', default: '0' } },
})
const after = Number(values.after)
if (!Number.isInteger(after) || after < 0) {
  console.error('--after takes the number of the last entry that you have already')
  process.exit(2)
}

await withDatabase(async (client) => {
  const { headOf, makeAnchor } = await import('../src/features/security/audit/anchors')
  const { entriesAfter } = await import('../src/features/security/audit/verify')
  const { siteKeys } = await import('../src/lib/crypto/site-keys')
  // Only a new file: an export never overwrites one.
  const out = values.out ? createWriteStream(values.out, { flags: 'wx', mode: 0o600 }) : process.stdout
  const write = async (value: unknown) => {
    if (!out.write(`${JSON.stringify(value)}\n`)) await once(out, 'drain')
  }
  if (values.out) await once(out, 'open')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  let count = 0
  let last = after
  for (
    let batch = await entriesAfter(client, last);
    batch.length > 0;
    batch = await entriesAfter(client, last)
  ) {
    for (const { made: _, ...entry } of batch) await write(entry)
    count += batch.length
    last = batch.at(-1)?.sequence ?? last
  }
  await write({ anchor: makeAnchor('anchor', await headOf(client), new Date(), siteKeys) })
  if (values.out) {
    out.end()
    await once(out, 'finish')
  }
  console.error(`${count} entries were written${values.out ? ` to ${values.out}` : ''}`)
  return 0
})
