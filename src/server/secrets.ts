import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Secrets {
  PAYLOAD_SECRET: string
  ENCRYPTION_KEY: string
}

/** The site's own secrets, made once in its data folder and readable by its owner alone. */
export function embeddedSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const made: Secrets = {
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}
