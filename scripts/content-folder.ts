// Shared by content:import and content:export: the folder they work on.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithUsage } from './user-command.ts'

/** The folder (or file), the switches and the texts of the command line. A wrong one ends the process with the usage. */
export function readFolder(usage: string, switches: readonly string[], texts: readonly string[] = []) {
  try {
    const options: Record<string, { type: 'boolean' | 'string' }> = Object.fromEntries([
      ...switches.map((name) => [name, { type: 'boolean' }]),
      ...texts.map((name) => [name, { type: 'string' }]),
    ])
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder] = positionals
    if (!folder || positionals.length > 1) return exitWithUsage('Say one folder or file.', usage)
    return {
      folder: resolve(folder),
      has: (name: string) => values[name] === true,
      text: (name: string) => (typeof values[name] === 'string' ? values[name] : undefined),
    }
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage)
  }
}
