// Measures what load generators and Lighthouse do not say by themselves. Prints a table, writes test-results/bench.json and
// asserts nothing. `npm run bench -- pages bookings` measures parts of it; docs/performance.md has the figures of one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuildCurrent, runBuild } from '../src/server/process/build.ts'
import { abuse } from './bench/abuse.ts'
import { accounts } from './bench/accounts.ts'
import { bookings } from './bench/bookings.ts'
import { hosts } from './bench/hosts.ts'
import { pages } from './bench/pages.ts'
import { closeReport, measured } from './bench/report.ts'
import { residentMb, root, type Site, startSite } from './bench/site.ts'

const parts: Record<string, (site: Site) => Promise<void>> = { pages, bookings, hosts, accounts, abuse }

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !parts[name])
if (unknown) {
  console.error(`Unknown part "${unknown}". Known: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
if (!isBuildCurrent(root)) await runBuild(root)
const folder = mkdtempSync(join(tmpdir(), 'quickwin-bench-'))
const site = await startSite(folder)
try {
  measured({
    name: 'First start: database made, migrated, seeded, answering',
    unit: 's',
    ours: site.firstStart,
    note: `then ${residentMb(site.server.process.pid)} MB resident`,
  })
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.(site)
} finally {
  await site.server.stop()
  rmSync(folder, { recursive: true, force: true })
}
closeReport(root)
process.exit(0)
