// Tries newer versions of Payload and Next in a copy: types, the build, and the tests that the records of src/patches name.
//   npm run upgrade-check                                  the newest releases
//   npm run upgrade-check -- payload@4.0.0-canary.36       these versions; all packages of Payload move together
//   npm run upgrade-check -- --no-browser next@16.5.0      without the browser tests
// The copy stays, to look at what broke. docs/upgrading.md says what was seen.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Patch } from '../src/patches/patch.ts'
import { findChromium } from './chromium.ts'
import { type Counts, playwrightCounts, vitestCounts } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const SHOWN_ERRORS = 8
const args = process.argv.slice(2)
const wanted = Object.fromEntries(
  args
    .filter((arg) => !arg.startsWith('--'))
    .map((arg) => [arg.slice(0, arg.lastIndexOf('@')), arg.slice(arg.lastIndexOf('@') + 1)]),
)
const newest = (name: string) => execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim()

interface Manifest {
  dependencies: Record<string, string>
}

/** The versions to try: those given, or the newest of each package. */
function tried({ dependencies }: Manifest): Record<string, string> {
  const isPayload = (name: string) => name === 'payload' || name.startsWith('@payloadcms/')
  const changes: Record<string, string> = {}
  for (const [name, before] of Object.entries(dependencies)) {
    if (name !== 'next' && !isPayload(name)) continue
    const given = wanted[name] ?? (isPayload(name) ? wanted.payload : undefined)
    const version = given ?? (Object.keys(wanted).length === 0 ? newest(name) : before)
    if (version !== before) changes[name] = version
  }
  return changes
}

const copy = mkdtempSync(join(tmpdir(), 'upgrade-check-'))
// The embedded PostgreSQL runs as another user when root starts it.
chmodSync(copy, 0o755)
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })

const manifest: Manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
const changes = tried(manifest)
Object.assign(manifest.dependencies, changes)
writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`In ${copy}:`, changes)

const bin = join(copy, 'node_modules/.bin')
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  CHROMIUM: findChromium(),
}

const rows: string[] = []
function addRow(name: string, outcome: string, errors: string[] = []): void {
  const shown = errors.slice(0, SHOWN_ERRORS).map((line) => line.replaceAll('|', '\\|').slice(0, 200))
  const more = errors.length > SHOWN_ERRORS ? [`and ${errors.length - SHOWN_ERRORS} more`] : []
  rows.push(`| ${name} | ${outcome} | ${[...shown, ...more].join('<br>')} |`)
  console.log(rows.at(-1))
}

/** Runs a command in the copy. The lines of its output that match `problem` are its errors. */
function step(name: string, command: string, problem: RegExp): boolean {
  const [program = '', ...given] = command.split(' ')
  const options = { cwd: copy, env, encoding: 'utf8', maxBuffer: 1e8 } as const
  const { status, stdout, stderr } = spawnSync(program, given, options)
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim())
  const errors = status === 0 ? [] : [...new Set(lines.filter((line) => problem.test(line)))]
  addRow(name, status === 0 ? 'passes' : `fails (${errors.length} errors)`, errors)
  return status === 0
}

const folders = globSync('src/patches/*/*/record.ts', { cwd: root })
const records: { record: Patch }[] = await Promise.all(folders.map((file) => import(join(root, file))))
const named = [...new Set(records.flatMap(({ record }) => record.tests))]

/** Runs the tests of the records that are below these folders. */
function tests(name: string, below: RegExp, command: string, read: (json: string) => Counts): void {
  const report = join(copy, `${name.replaceAll(' ', '-')}.json`)
  const [program = '', ...given] = command.split(' ')
  const found = named.filter((file) => below.test(file))
  // The second reporter shows why nothing ran.
  const to =
    program === 'vitest'
      ? ['--reporter=json', `--outputFile.json=${report}`, '--reporter=dot']
      : ['--reporter=json,dot']
  spawnSync(program, [...given, ...found, ...to], {
    cwd: copy,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'inherit',
  })
  const empty: Counts = { passed: 0, failed: 0, names: [] }
  const { passed, failed, names } = existsSync(report) ? read(readFileSync(report, 'utf8')) : empty
  if (passed + failed === 0) addRow(name, 'did not run')
  else
    addRow(
      name,
      `${passed} pass, ${failed} fail`,
      names.map((test) => test.split('\n', 1).join()),
    )
}

const inVitest = (...projects: string[]) =>
  `vitest run ${projects.map((each) => `--project=${each}`).join(' ')}`
// By force: not every package of Payload has each version.
if (step('install', 'npm install --force --no-audit --no-fund --loglevel=error', /npm error/)) {
  step('types', 'tsc --noEmit', /error TS/)
  tests('tests without a build', /^tests\/(unit|int)/, inVitest('unit', 'int', 'int-alone'), vitestCounts)
  if (step('build', 'node --import tsx scripts/build.ts', /error|doesn't exist|Can't resolve/i)) {
    tests('contract tests', /^tests\/contract/, inVitest('contract', 'contract-alone'), vitestCounts)
    if (!args.includes('--no-browser'))
      tests('browser tests', /^tests\/e2e/, 'playwright test --project=chromium', playwrightCounts)
  }
}
console.log(`\n${copy}\n\n| step | outcome | errors |\n|---|---|---|\n${rows.join('\n')}`)
