// Fails when the lock file would install an unreviewed package, or package.json has a version range.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockFile, lockProblems } from './lock-problems.ts'

const root = join(import.meta.dirname, '..')
const read = <Content>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Content
const { dependencies, devDependencies, allowScripts } =
  read<Record<string, Record<string, string>>>('package.json')

const ranges = Object.entries({ ...dependencies, ...devDependencies })
  .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  .map(([name, version]) => `${name} is asked for as ${version} and not by one version`)
const allowed = Object.fromEntries(
  Object.entries(allowScripts ?? {}).map(([name, yes]) => [name, Boolean(yes)]),
)
const problems = [...ranges, ...lockProblems(read<LockFile>('package-lock.json'), allowed)]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
