// Fails if a generated file is out of date: the inline script, and Payload's types, tables, import map and migrations.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'
import { renewInlineScript } from './inline-script.ts'

const root = join(import.meta.dirname, '..')
const files = [
  'src/payload-types.ts',
  'src/payload-generated-schema.ts',
  'src/app/(payload)/admin/importMap.js',
]
const read = () => files.map((file) => readFileSync(join(root, file), 'utf8'))

const problems = await withScratchDatabase(async (scratch) => {
  const env = { ...process.env, ...scratch, LOG_LEVEL: 'error' }
  const payload = (...args: string[]) => spawnSync('payload', args, { cwd: root, encoding: 'utf8', env })
  const before = read()
  payload('generate:types')
  payload('generate:db-schema')
  payload('generate:importmap')
  const after = read()
  const stale = files
    .filter((_, index) => before[index] !== after[index])
    .map((file) => `${file} was out of date and was generated again`)
  // Exits with 0 and writes nothing if the migrations match the collections.
  const migration = payload('migrate:create', 'check', '--skip-empty')
  const created = /Migration created at (\S+?\.ts)/.exec(migration.stdout + migration.stderr)?.[1]
  return created ? [...stale, `the schema has changed without a migration: ${created}`] : stale
})
if (await renewInlineScript()) problems.push('the inline script was out of date and has been made again')
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
