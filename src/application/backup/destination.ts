import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkSettings, givenSettings } from '@/env'
import { type BackupSecrets, SECRETS } from '@/features/backup/file'
import { keyIdOf } from '@/lib/crypto/key-ring'
import { startEmbeddedPostgres } from '@/server/process/embedded-postgres'
import { isFolderInUse } from '@/server/process/folder-lock'
import { loadSettings } from '@/server/process/secret-files'
import { replaceSecrets, secretsFile } from '@/server/process/secrets'

export interface Destination {
  databaseUrl: string
  dataDir: string
  finish(): void
  leave(): Promise<void>
}

const asSettings = ({ ENCRYPTION_KEYS_OLD: old, ...secrets }: BackupSecrets) => ({
  ...secrets,
  ...(old.length > 0 ? { ENCRYPTION_KEYS_OLD: old.join(',') } : {}),
})

export const settingsFor = (
  { databaseUrl, dataDir }: Pick<Destination, 'databaseUrl' | 'dataDir'>,
  secrets: BackupSecrets,
): Record<string, string> => ({
  ENCRYPTION_KEYS_OLD: '',
  ...asSettings(secrets),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
})

const hasSameKey = (file: string, secrets: BackupSecrets): boolean => {
  const there: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof there === 'object' && there !== null && 'ENCRYPTION_KEY' in there
    ? there.ENCRYPTION_KEY === secrets.ENCRYPTION_KEY
    : false
}

async function embeddedDestination(dataDir: string, secrets: BackupSecrets, replace: boolean) {
  if (isFolderInUse(dataDir)) throw new Error(`A site runs on ${dataDir}. Stop it first.`)
  const file = secretsFile(dataDir)
  if (!replace && existsSync(file) && !hasSameKey(file, secrets))
    throw new Error(`${file} holds keys of another site. Nothing was changed; --replace replaces them, too.`)
  const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  return {
    databaseUrl: cluster.url,
    dataDir,
    finish: () => replaceSecrets(dataDir, asSettings(secrets)),
    leave: () => cluster.stop(),
  }
}

/** The site of the environment. Its keys come from outside, so they must open the sealed values. */
function givenDestination(dataDir: string, secrets: BackupSecrets): Destination {
  const { ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD, DATABASE_URL } = checkSettings()
  const ring = new Set([ENCRYPTION_KEY, ...ENCRYPTION_KEYS_OLD])
  const lacking = [secrets.ENCRYPTION_KEY, ...secrets.ENCRYPTION_KEYS_OLD].find((key) => !ring.has(key))
  if (lacking)
    throw new Error(
      `This site lacks the key ${keyIdOf(lacking)}, with which values of the backup are sealed. ` +
        `Set ENCRYPTION_KEY from ${SECRETS} of the backup, or put it into ENCRYPTION_KEYS_OLD.`,
    )
  return { databaseUrl: DATABASE_URL, dataDir, finish: () => undefined, leave: async () => undefined }
}

/**
 * The site of the environment or, with `into`, a folder with its own database.
 * @throws Error that names the obstacle
 */
export async function openDestination(
  root: string,
  secrets: BackupSecrets,
  { into, replace }: { into: string | undefined; replace: boolean },
): Promise<Destination> {
  const dataDir = loadSettings(root)
  if (into !== undefined) return embeddedDestination(resolve(into), secrets, replace)
  if (givenSettings().DATABASE_URL) return givenDestination(dataDir, secrets)
  return embeddedDestination(dataDir, secrets, replace)
}
