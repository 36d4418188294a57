import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS_OF_BUILD } from '../next-internals.ts'

/**
 * Lets the framework take its settings as the build resolved them, and read the build from its folder; before the
 * framework is loaded.
 */
export function takeSettingsOfBuild(root: string, build: string): void {
  const file = readFileSync(join(root, build, 'required-server-files.json'), 'utf8')
  const { config } = JSON.parse(file) as { config: object }
  process.env[SETTINGS_OF_BUILD] = JSON.stringify({ ...config, distDir: build })
}
