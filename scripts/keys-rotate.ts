// Seals all stored secrets with the current ENCRYPTION_KEY: npm run keys:rotate (SECURITY.md says when)
import { isFolderInUse } from '../src/server/process/folder-lock.ts'
import { beginNewKey, embeddedSecrets, forgetOldKeys } from '../src/server/process/secrets.ts'
import { tell, withDatabase } from './audit-database.ts'

await withDatabase(async (client, { dataDir, embedded }) => {
  if (embedded) {
    if (isFolderInUse(dataDir))
      throw new Error('Stop the site first: it knows only the key that it started with.')
    // An interrupted rotation is finished with the key that it had made.
    const known = embeddedSecrets(dataDir)
    Object.assign(process.env, known.ENCRYPTION_KEYS_OLD ? known : beginNewKey(dataDir))
  }
  const { rotateKeys } = await import('../src/features/security/keys/rotate')
  const { siteKeys } = await import('../src/lib/crypto/site-keys')
  const outcome = await rotateKeys(client, { dataDir, keys: siteKeys, now: new Date() })
  if ('refused' in outcome) {
    tell(outcome.refused)
    console.error('The keys stay as they are: the new one would vouch for a log that does not verify.')
    return 1
  }
  console.error(`${outcome.resealed} values were resealed; ${outcome.left} still need an old key.`)
  if (outcome.left > 0) return 1
  if (embedded) forgetOldKeys(dataDir)
  else console.error('ENCRYPTION_KEYS_OLD can be removed now, and every server started again.')
  return 0
})
