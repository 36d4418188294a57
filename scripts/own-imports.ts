import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Statements and calls with a fixed name. No types: Node removes them. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'([^'\s]+)'|\bimport\('([^'\s]+)'\)/gm

interface Imports {
  /** Absolute paths of our own files, including the entries. */
  modules: string[]
  /** Imports from packages, as written. */
  packages: string[]
}

/** All that these files import, directly and indirectly. */
export function ownImports(entries: readonly string[]): Imports {
  const modules = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of modules) {
    for (const [, stated, called] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = stated ?? called ?? ''
      if (name.startsWith('.')) modules.add(resolve(dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  return { modules: [...modules], packages: [...packages] }
}
