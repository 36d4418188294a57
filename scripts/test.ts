// Everything that must hold, in one command: style, types, imports, unused code, generated files, unit
// and integration tests, the build, and the journeys in a browser. Ends with one total.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isBuildCurrent, runBuild } from '../src/server/build.ts'
import { scratchServer } from '../tests/support/scratch-server.ts'
import { findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function count(name: string, passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
  console.log(`\n== ${name}: ${passed} passed, ${failed} failed\n`)
}

function check(name: string, command: string, args: string[]): void {
  console.log(`\n== ${name}`)
  const ok = run(command, args)
  count(name, ok ? 1 : 0, ok ? 0 : 1)
}

/** A runner that writes its counts to a file; one that dies before it could is one failure more. */
function suite(
  name: string,
  report: string,
  command: string,
  args: string[],
  read: (json: string) => [number, number],
  env = {},
): void {
  console.log(`\n== ${name}`)
  rmSync(report, { force: true })
  const ok = run(command, args, env)
  let [passed, failed] = [0, 0]
  try {
    ;[passed, failed] = read(readFileSync(report, 'utf8'))
  } catch {
    console.error(`${name}: no report was written`)
  }
  count(name, passed, ok ? failed : Math.max(1, failed))
}

function vitest(project: string, zone: string): void {
  const report = join(results, `${project}-${zone.replace('/', '-')}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const read = (json: string): [number, number] => {
    const { numPassedTests, numFailedTests } = JSON.parse(json) as {
      numPassedTests: number
      numFailedTests: number
    }
    return [numPassedTests, numFailedTests]
  }
  suite(`${project} tests (TZ=${zone})`, report, 'vitest', args, read, { TZ: zone })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('no port')),
      )
    })
  })
}

async function browserTests(): Promise<void> {
  const report = join(results, 'e2e.json')
  const read = (json: string): [number, number] => {
    const { stats } = JSON.parse(json) as { stats: { expected: number; flaky: number; unexpected: number } }
    return [stats.expected + stats.flaky, stats.unexpected]
  }
  const env = {
    CHROMIUM: findChromium(),
    E2E_PORT: String(await freePort()),
    E2E_SMTP_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const given = process.env.DATABASE_URL ? await scratchServer() : undefined
  const database = given ? { E2E_DATABASE_URL: given.url } : {}
  suite('browser tests', report, 'playwright', ['test', '--reporter=line,json'], read, {
    ...env,
    ...database,
  })
  await given?.stop()
}

const started = Date.now()
const wanted = new Set(process.argv.slice(2))
const part = (name: string) => wanted.size === 0 || wanted.has(name)
mkdirSync(results, { recursive: true })

if (part('checks')) {
  check('format and lint', 'biome', ['check', '--error-on-warnings'])
  check('types', 'tsc', ['--noEmit'])
  check('import rules', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'collections',
    'endpoints',
    'payload.config.ts',
  ])
  check('unused code', 'knip', [])
  check('generated files', 'node', ['--import', 'tsx', 'scripts/check-generated.ts'])
}
if (part('unit')) for (const zone of ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles']) vitest('unit', zone)
if (part('int')) vitest('int', 'Asia/Kathmandu')
if (part('e2e')) {
  if (!isBuildCurrent(root)) runBuild(root)
  await browserTests()
}

writeFileSync(join(results, 'total.json'), JSON.stringify(total))
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
