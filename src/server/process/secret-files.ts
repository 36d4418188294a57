import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EnvError, givenSettings, setSettings } from '../../env.ts'

/** Settings that may be given as NAME_FILE, the path of a file that holds the value (docker's and systemd's secrets). */
const secretSettings = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'PAYLOAD_SECRET',
  'ENCRYPTION_KEY',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'SMTP_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/**
 * The values of all NAME_FILE settings in `source`, by NAME. A final line break is not part of a value.
 * @throws EnvError that names each unreadable file, and each setting given both ways.
 */
export function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of secretSettings) {
    const file = source[`${name}_FILE`]
    if (!file) continue
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE are both set: keep one`)
      continue
    }
    try {
      values[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      problems.push(`${name}_FILE names a file that cannot be read (${code})`)
    }
  }
  if (problems.length > 0) throw new EnvError(problems)
  return values
}

/**
 * Puts the settings of .env and of the secret files into the environment.
 * @returns the data folder
 * @throws EnvError
 */
export function loadSettings(root: string): string {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const given = givenSettings()
  const dataDir = resolve(root, given.DATA_DIR || '.data')
  setSettings({ ...readSecretFiles(given), DATA_DIR: dataDir })
  return dataDir
}
