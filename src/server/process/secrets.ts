import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Secrets {
  PAYLOAD_SECRET: string
  ENCRYPTION_KEY: string
  /** Earlier keys, separated by commas, while values may still be sealed with them. */
  ENCRYPTION_KEYS_OLD?: string
}

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')
const textOf = (secrets: Secrets) => `${JSON.stringify(secrets, null, 2)}\n`

/** The site's own secrets, created once in its data folder and readable only by its owner. */
export function embeddedSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const made: Secrets = {
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    }
    writeFileSync(file, textOf(made), { mode: 0o600, flag: 'wx' })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}

/** Writes the secrets of a data folder and replaces existing ones. */
export function replaceSecrets(dataDir: string, secrets: Secrets): void {
  const file = secretsFile(dataDir)
  writeFileSync(`${file}.new`, textOf(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Creates a new current encryption key; the previous one joins the old keys. */
export function beginNewKey(dataDir: string): Secrets {
  const { ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD, ...rest } = embeddedSecrets(dataDir)
  const next = {
    ...rest,
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS_OLD: [ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD].filter(Boolean).join(','),
  }
  replaceSecrets(dataDir, next)
  return next
}

/** Deletes the old keys; no value may still be sealed with them. */
export function forgetOldKeys(dataDir: string): void {
  const { ENCRYPTION_KEYS_OLD: _, ...rest } = embeddedSecrets(dataDir)
  replaceSecrets(dataDir, rest)
}
