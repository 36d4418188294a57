// All checks in one command: style, types, imports, unused code, generated files, unit and integration tests, the build,
// contract tests and browser tests. Ends with one total.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isBuildCurrent, runBuild } from '../src/server/process/build.ts'
import { freePort } from '../src/server/process/free-port.ts'
import { scratchServer } from '../tests/support/scratch-server.ts'
import { findChromium } from './chromium.ts'
import { withSystemPackage } from './system-package.ts'
import { type Counts, playwrightCounts, vitestCounts } from './test-reports.ts'
import { hasWebKit } from './webkit.ts'

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Finds a Firefox for the tests: from FIREFOX or the system. As root on Debian, it installs a missing one. */
const findFirefox = (): string | undefined =>
  process.env.FIREFOX ?? withSystemPackage('firefox-esr', () => firefoxPaths.find((path) => existsSync(path)))

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
/** Printed at the end, when the runners' own lines are far up. */
const failures: string[] = []
const unsteady: string[] = []
/** What needs a program that this machine does not have. */
const skipped: string[] = []
/** Seconds by part, in the order in which they ran. */
const took: [string, number][] = []
let partStarted = Date.now()

function lap(name: string): void {
  const now = Date.now()
  took.push([name, Math.round((now - partStarted) / 1000)])
  partStarted = now
}

const inherited = { cwd: root, stdio: 'inherit' } as const
/** Said when it has ended, since several run at once. */
const piped = { cwd: root, stdio: 'pipe' } as const

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { ...inherited, env: { ...process.env, ...env } }).status === 0
}

function count(name: string, passed: number, failed: number, names: string[] = []): void {
  total.passed += passed
  total.failed += failed
  // A runner that stops early names no test.
  failures.push(...(failed > 0 && names.length === 0 ? [name] : names.map((test) => `${name}: ${test}`)))
  console.log(`\n== ${name}: ${passed} passed, ${failed} failed\n`)
}

type Command = () => ChildProcess

/** Commands that report success by their exit status, two at a time: each of them keeps one processor busy. */
async function check(...waiting: [string, Command][]): Promise<void> {
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next
      const program = command()
      const said = Promise.all([program.stdout, program.stderr].map((stream) => (stream ? text(stream) : '')))
      const [status] = await once(program, 'close')
      console.log(`\n== ${name}\n${(await said).join('')}`)
      count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1)
    }
  }
  await Promise.all([work(), work()])
}

/** A runner that writes its counts to a file. If it ends before that, it counts as one more failure. */
function suite(
  name: string,
  report: string,
  command: string,
  args: string[],
  read: (json: string) => Counts,
  env = {},
): void {
  console.log(`\n== ${name}`)
  rmSync(report, { force: true })
  countReport(name, report, run(command, args, env), read)
  lap(name)
}

/** Counts what a runner wrote into its report. */
function countReport(name: string, report: string, ok: boolean, read: (json: string) => Counts): void {
  let counts: Counts = { passed: 0, failed: 0, names: [] }
  try {
    counts = read(readFileSync(report, 'utf8'))
  } catch {
    console.error(`${name}: no report was written`)
  }
  count(name, counts.passed, ok ? counts.failed : Math.max(1, counts.failed), counts.names)
}

function vitest(project: string, zone: string, ...more: string[]): void {
  const report = join(results, `${project}-${zone.replace('/', '-')}.json`)
  const args = [
    'run',
    ...[project, ...more].flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  suite(`${project} tests (TZ=${zone})`, report, 'vitest', args, vitestCounts, { TZ: zone })
}

/** The other engines, as far as they are there. */
function otherEngines(): Record<string, string> {
  const firefox = findFirefox()
  if (!firefox) skipped.push('Firefox (install the package "firefox-esr", or set FIREFOX to its path)')
  const webkit = hasWebKit()
  if (!webkit) skipped.push('WebKit (install the packages "webkit2gtk-driver" and "xvfb")')
  return { ...(firefox ? { FIREFOX: firefox } : {}), ...(webkit ? { WEBKIT: 'true' } : {}) }
}

/** As many sites with a browser each as there are processors: one browser alone leaves half of the machine idle. */
async function browserTests(): Promise<void> {
  console.log('\n== browser tests')
  const sites = Array.from({ length: Math.min(2, availableParallelism()) })
  const report = join(results, 'e2e.json')
  const given = process.env.DATABASE_URL ? await Promise.all(sites.map(scratchServer)) : []
  const ports = await Promise.all(sites.flatMap(() => [freePort(), freePort(), freePort()]))
  const env = {
    ...process.env,
    CHROMIUM: findChromium(),
    ...otherEngines(),
    E2E_PORTS: ports.join(),
    ...(given.length > 0 ? { E2E_DATABASE_URLS: given.map(({ url }) => url).join() } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  rmSync(report, { force: true })
  const [status] = await once(
    spawn('playwright', ['test', '--reporter=dot,json'], { ...inherited, env }),
    'exit',
  )
  for (const { stop } of given) await stop()
  countReport('browser tests', report, status === 0, (json) => {
    const counts = playwrightCounts(json)
    unsteady.push(...counts.flaky)
    return counts
  })
  lap('browser tests')
}

const started = Date.now()
const wanted = new Set(process.argv.slice(2))
const part = (name: string) => wanted.size === 0 || wanted.has(name)
mkdirSync(results, { recursive: true })

if (part('checks')) {
  // Each command is written out here, so that the check for unused packages finds it.
  const sources = ['src', 'collections', 'endpoints', 'payload.config.ts']
  await check(
    ['types', () => spawn('tsc', ['--noEmit'], piped)],
    ['format and lint', () => spawn('biome', ['check', '--error-on-warnings'], piped)],
    ['import rules', () => spawn('depcruise', ['--config', '.dependency-cruiser.cjs', ...sources], piped)],
    ['unused code', () => spawn('knip', [], piped)],
  )
  // Writes generated files once more, so nothing that reads them runs beside it.
  await check(
    ['generated files', () => spawn('node', ['--import', 'tsx', 'scripts/check-generated.ts'], piped)],
    ['files that documents name', () => spawn('node', ['--import', 'tsx', 'scripts/check-docs.ts'], piped)],
    ['locked packages', () => spawn('node', ['--import', 'tsx', 'scripts/check-lock.ts'], piped)],
  )
  lap('checks')
}
if (part('unit')) {
  vitest('unit', 'UTC')
  for (const zone of ['Asia/Kathmandu', 'America/Los_Angeles']) vitest('zones', zone)
}
if (part('int')) vitest('int', 'Asia/Kathmandu', 'int-alone')
if ((part('contract') || wanted.has('faults') || part('e2e')) && !isBuildCurrent(root)) {
  await runBuild(root)
  lap('build')
}
if (part('contract'))
  await check([
    'supported browsers',
    () => spawn('node', ['--import', 'tsx', 'scripts/check-browsers.ts'], piped),
  ])
if (part('contract')) vitest('contract', 'Asia/Kathmandu', 'contract-alone')
// Takes minutes, so it runs only on request.
if (wanted.has('faults')) vitest('faults', 'Asia/Kathmandu')
if (wanted.has('compose')) {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) vitest('compose', 'UTC')
  else skipped.push('compose (no Docker engine answers)')
}
if (part('e2e')) await browserTests()

writeFileSync(join(results, 'total.json'), JSON.stringify(total))
for (const name of unsteady) console.log(`Passed at the second try only: ${name}`)
for (const name of skipped) console.log(`Skipped: ${name}`)
for (const name of failures) console.log(`Failed: ${name}`)
for (const [name, seconds] of took) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed + skipped.length === 0 ? 1 : 0)
