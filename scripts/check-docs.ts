// Fails when a document is empty or names a file, a command, an export or a decision record that does not exist, or when code has
// a name that the glossary forbids.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forbiddenNames, namedCommands, namedDecisions, namedIdentifiers, namedPaths } from './named-words.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)

const documents = ['README.md', 'SECURITY.md', ...filesIn('docs', /^[\w-]+\.md$/)]
const code = [
  ...['src', 'collections', 'endpoints', 'scripts', 'tests', 'docker'].flatMap((folder) =>
    filesIn(folder, /(\.(tsx?|mjs|css|sh)|Caddyfile)$/),
  ),
  ...['payload.config.ts', 'next.config.ts', 'playwright.config.ts', 'docker-compose.yml', '.env.example'],
]
const commands = new Set(Object.keys(JSON.parse(read('package.json')).scripts))
const decisions = new Set(filesIn('docs/decisions', /\.md$/).map((path) => path.slice(15, 19)))
const identifiers = new Set(code.flatMap((path) => read(path).match(/[A-Za-z_]\w*/g) ?? []))

const missingDecisions = (path: string) =>
  namedDecisions(read(path))
    .filter((number) => !decisions.has(number))
    .map((number) => `${path} names decision ${number}, which does not exist`)

const problems = documents.flatMap((document) => {
  const text = read(document)
  const paths = namedPaths(text).filter(
    ({ path, isLink }) => !existsSync(join(root, isLink ? dirname(document) : '.', path)),
  )
  return [
    // Blocks of commands name scripts, too.
    ...(text.match(/\bscripts\/[\w-]+\.(ts|mjs)\b/g) ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document} names ${path}, which does not exist`),
    ...paths.map(({ path }) => `${document} names ${path}, which does not exist`),
    ...namedCommands(text)
      .filter((command) => !commands.has(command))
      .map((command) => `${document} names npm run ${command}, which does not exist`),
    ...namedIdentifiers(text)
      .filter((word) => !identifiers.has(word))
      .map((word) => `${document} names ${word}, which no code has`),
    ...missingDecisions(document),
  ]
})
problems.push(
  ...code.flatMap(missingDecisions),
  ...filesIn('docs', /\.md$/)
    .filter((path) => read(path).trim() === '')
    .map((path) => `${path} is empty`),
)

const forbidden = forbiddenNames(read('docs/glossary.md'))
problems.push(
  ...code.flatMap((path) =>
    forbidden
      .filter(({ pattern }) => pattern.test(path) || pattern.test(read(path)))
      .map(({ name, instead }) => `${path} has ${name}: the glossary says ${instead}`),
  ),
)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
