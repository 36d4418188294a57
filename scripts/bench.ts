// Measures the site, and in the same run a bare server with the same work, so that the ratios are valid on any machine. Prints
// a table and writes test-results/bench.json; asserts nothing. `npm run bench -- pages bookings` measures parts of it;
// docs/performance.md has the figures of one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuildCurrent, runBuild } from '../src/server/process/build.ts'
import { accountTiming } from './account-timing.ts'
import { bookings } from './bench/bookings.ts'
import { editsUnderLoad } from './bench/edits.ts'
import { idle, memory } from './bench/idle.ts'
import { SECONDS } from './bench/load.ts'
import { keptPage, madePages } from './bench/pages.ts'
import { closeReport, measured, reportLines } from './bench/report.ts'
import { EDITOR, root, SECRETS, type Site, someone, startSite } from './bench/site.ts'
import { vitals } from './bench/vitals.ts'
import { benchAbuse } from './bench-abuse.ts'
import { officeTiming } from './office-timing.ts'
import { pictureTiming } from './picture-timing.ts'

const parts: Record<string, (site: Site) => Promise<void>> = {
  pages: (site) => keptPage(site, '/'),
  made: madePages,
  vitals,
  edits: editsUnderLoad,
  bookings,
  accounts: async ({ server }) =>
    reportLines(
      'Known and unknown addresses, by turns',
      await accountTiming({ url: server.url, email: EDITOR.email, someone }),
    ),
  pictures: async () => reportLines('Pictures and other requests', await pictureTiming()),
  office: async ({ folder }) =>
    reportLines(
      'The back office with 20,000 bookings, 5,000 users, 100,000 audit rows and events, compared with one with 100 of each',
      await officeTiming(folder, SECRETS),
    ),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => name !== 'abuse' && !parts[name])
if (unknown.length > 0) {
  console.error(`Unknown part "${unknown[0]}". Known: ${Object.keys(parts).join(', ')}, abuse`)
  process.exit(2)
}
if (!isBuildCurrent(root)) await runBuild(root)
if (wanted.includes('abuse')) {
  await benchAbuse(reportLines)
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
