// Shared by content:import and content:export: the folder they work on.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithUsage } from './user-command.ts'

/** The folder and the switches of the command line. A wrong one ends the process with the usage. */
export function readFolder(usage: string, switches: readonly string[]) {
  try {
    const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder] = positionals
    if (!folder || positionals.length > 1) return exitWithUsage('Say one folder.', usage)
    return { folder: resolve(folder), has: (name: string) => values[name] === true }
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage)
  }
}
