import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Statements and calls with a fixed name. No types: Node removes them. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'([^'\s]+)'|\bimport\('([^'\s]+)'\)/gm

const root = join(import.meta.dirname, '..')
/** The paths of tsconfig.json. */
const aliases = (
  JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, [string]> }
  }
).compilerOptions.paths

interface Imports {
  /** Absolute paths of our own files, including the entries. */
  modules: string[]
  /** Imports from packages, as written. */
  packages: string[]
}

/** Where our own module is, without its extension perhaps; undefined for a package. */
function ownPath(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(from), name)
  for (const [alias, [path]] of Object.entries(aliases)) {
    const start = alias.replace('*', '')
    if (alias === name || (alias.endsWith('*') && name.startsWith(start)))
      return join(root, path.replace('*', name.slice(start.length)))
  }
  return undefined
}

function fileOf(path: string): string {
  const endings = ['', '.ts', '.tsx', '/index.ts']
  const file = endings
    .map((ending) => path + ending)
    .find((each) => existsSync(each) && statSync(each).isFile())
  if (!file) throw new Error(`No file for the import ${path}`)
  return file
}

/** All that these files import, directly and indirectly. */
export function ownImports(entries: readonly string[]): Imports {
  const modules = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of modules) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue
    for (const [, stated, called] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = stated ?? called ?? ''
      const path = ownPath(name, file)
      if (path) modules.add(fileOf(path))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  return { modules: [...modules], packages: [...packages] }
}
