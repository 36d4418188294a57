// Copies what a running site needs out of a built project into another folder: the build, our server, and of the
// packages only the files that these load. The last step of the image, and of any other delivery.
//   node --import tsx scripts/runtime-tree.ts FOLDER
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TRACER } from '../src/server/next-internals.ts'
import { isBuildCurrent } from '../src/server/process/build.ts'
import { currentBuild } from '../src/server/process/build-folder.ts'
import { ownImports } from '../src/server/process/own-imports.ts'

interface Tracer {
  nodeFileTrace(files: string[], options: { base: string }): Promise<{ fileList: Set<string> }>
}

const root = join(import.meta.dirname, '..')
const [given] = process.argv.slice(2)
if (!given) throw new Error('Say into which folder.')
const build = currentBuild(root)
if (!build || !isBuildCurrent(root))
  throw new Error('There is no build of these sources: run "npm run build" first.')
const target = resolve(given)
if (existsSync(target)) throw new Error('The folder is there already.')

/** The start, what the framework loads by a path in its settings, and what runs in a process of its own. */
const entries = [
  'src/server/main.ts',
  'src/server/pages/cache-handler.ts',
  'src/server/pictures/draw-avif.ts',
]

const files = new Set<string>()
const { modules, packages } = ownImports(entries.map((entry) => join(root, entry)))
for (const file of modules) files.add(file)

// The files that the build lists for its parts.
for (const list of globSync(`${build}/**/*.nft.json`, { cwd: root })) {
  const { files: traced } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] }
  for (const file of traced) files.add(resolve(root, dirname(list), file))
}
// What our server's packages load.
const require = createRequire(join(root, 'package.json'))
// A package may hold one file for `import` and another for `require`.
const starts = packages.flatMap((name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))])
const { nodeFileTrace } = require(TRACER) as Tracer
for (const file of (await nodeFileTrace(starts, { base: root })).fileList) files.add(join(root, file))

const copied = (path: string) =>
  cpSync(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true })
mkdirSync(target, { recursive: true })
for (const file of files) {
  const path = relative(root, file)
  // Tracers also name what only looks like a module, and a `.env` would hold secrets.
  if (!/^(node_modules|src)\//.test(path) || !existsSync(file)) continue
  if (statSync(file).isDirectory()) mkdirSync(join(target, path), { recursive: true })
  else copied(path)
}
/** Neither what only says how it was built, nor who uses it here, nor the maps of its own scripts. */
const unneeded = /^(trace|trace-build|diagnostics|in-use)(\/|$)|\.nft\.json$|^server\/.*\.map$/
cpSync(join(root, build), join(target, build), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (from) => !unneeded.test(relative(join(root, build), from)),
})
for (const path of ['.next/current', 'public', 'package.json']) copied(path)
