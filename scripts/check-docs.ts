// Fails when a document names a file of the repository that is not there. Decisions stay as they were written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedPaths } from './named-paths.ts'

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const dead = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8')
  return namedPaths(text)
    .filter(({ path, isLink }) => !existsSync(join(root, isLink ? dirname(document) : '.', path)))
    .map(({ path }) => `${document} names ${path}, which is not there`)
})
for (const problem of dead) console.error(problem)
process.exit(dead.length > 0 ? 1 : 0)
