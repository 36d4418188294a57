import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS_OF_BUILD } from '../next-internals.ts'

/** Lets the framework take its settings as the build resolved them; before the framework is loaded. */
export function takeSettingsOfBuild(root: string): void {
  const file = readFileSync(join(root, '.next/required-server-files.json'), 'utf8')
  const { config } = JSON.parse(file) as { config: object }
  process.env[SETTINGS_OF_BUILD] = JSON.stringify(config)
}
