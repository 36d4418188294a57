import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { keyLabel, keyOf } from '@/features/keys/rules'
import { siteKeys } from '@/lib/crypto/site-keys'
import { beforeCommit, transactionOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { security_audit_log } from '@/payload-generated-schema'
import { macOf, type SealedPart, sealedText } from './audit/entry-seal'
import { changedValues, storable } from './changed-values'

export interface Change {
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  tableName: string
  recordId: string
  /** The actor. The default is the request's user. */
  userId?: string
  before?: object | undefined
  after?: object | undefined
  /** Fields whose values the log must not contain, because it cannot delete them (docs/decisions/0049). */
  personal?: readonly string[]
}

const textOf = (value: string | null | undefined, length: number) =>
  value == null ? null : storable(value).slice(0, length).toWellFormed()

/** The name of the API key comes first. No other caller can send such a name. */
function agentOf({ user, headers }: PayloadRequest): string | undefined {
  const agent = headers?.get('user-agent')?.replace(/^(?:\s*api\s+key\s)+/i, '')
  const key = keyOf(user)
  return key ? [keyLabel(key), agent].filter(Boolean).join(', ') : agent
}

function entryOf(req: PayloadRequest, change: Change): SealedPart | undefined {
  const values = changedValues(change.before, change.after, change.personal)
  if (change.action === 'UPDATE' && Object.keys(values.new ?? {}).length === 0) return undefined
  return {
    id: randomUUID(),
    action: change.action,
    tableName: change.tableName,
    recordId: change.recordId,
    userId: change.userId ?? req.user?.id ?? null,
    oldValues: values.old,
    newValues: values.new,
    ipAddress: req.headers ? textOf(clientAddress(req.headers), 64) : null,
    userAgent: textOf(agentOf(req), 300),
  }
}

async function insertEntry(req: PayloadRequest, entry: SealedPart): Promise<void> {
  const db = await transactionOf(req)
  await db.insert(security_audit_log).values({ ...entry, mac: macOf(sealedText(entry), siteKeys) })
}

/** Adds an audit entry, preferably last, because writers wait for each other. Skips an unchanged update. */
export async function recordChange(req: PayloadRequest, change: Change): Promise<void> {
  const entry = entryOf(req, change)
  if (entry) await beforeCommit(req, () => insertEntry(req, entry))
}
