// Measures the site, and in the same run a bare server with the same work, so that the ratios are valid on any machine. Prints
// a table and writes test-results/bench.json; asserts nothing. `npm run bench -- pages bookings` measures parts of it;
// docs/performance.md has the figures of one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuildCurrent, runBuild } from '../src/server/process/build.ts'
import { abuse } from './bench/abuse.ts'
import { accounts } from './bench/accounts.ts'
import { bookings } from './bench/bookings.ts'
import { edits } from './bench/edits.ts'
import { idle, memory } from './bench/idle.ts'
import { interactions } from './bench/interactions.ts'
import { SECONDS } from './bench/load.ts'
import { office } from './bench/office.ts'
import { keptPage, madePages } from './bench/pages.ts'
import { closeReport, measured } from './bench/report.ts'
import { root, type Site, startSite } from './bench/site.ts'

const parts: Record<string, (site: Site) => Promise<void>> = {
  pages: (site) => keptPage(site, '/'),
  made: madePages,
  interactions,
  edits,
  bookings,
  accounts,
  office,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => name !== 'abuse' && !parts[name])
if (unknown) {
  console.error(`Unknown part "${unknown}". Known: ${Object.keys(parts).join(', ')}, abuse`)
  process.exit(2)
}
if (!isBuildCurrent(root)) await runBuild(root)
if (wanted.includes('abuse')) {
  await abuse()
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'quickwin-bench-'))
const site = await startSite(folder)
try {
  console.log(
    `Node ${process.version}, ${SECONDS} s a measurement; this process and the server share the machine\n`,
  )
  measured({
    name: 'First start: database made, migrated, seeded, answering',
    unit: 's',
    ours: site.firstStart,
  })
  memory(site, 'after the first start')
  await idle(site)
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]?.(site)
  memory(site, 'after all of the above')
} finally {
  await site.server.stop()
  rmSync(folder, { recursive: true, force: true })
}
closeReport(root)
process.exit(0)
