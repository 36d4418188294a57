import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setSettings } from '../../../env.ts'
import { BUILD } from '../../../server/process/build.ts'
import { SETTINGS_OF_BUILD } from './private-names.ts'

/**
 * Gives Next the settings as the build resolved them: the delivered tree has no next.config.ts and no compiler for it. Call it
 * before Next is loaded.
 */
export function takeSettingsOfBuild(root: string): void {
  const file = readFileSync(join(root, BUILD, 'required-server-files.json'), 'utf8')
  const { config } = JSON.parse(file) as { config: object }
  setSettings({ [SETTINGS_OF_BUILD]: JSON.stringify(config) })
}
