import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { queryIn, sql } from '@/lib/db/query'
import { clientAddress } from '@/lib/http/client-address'

export interface Change {
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  tableName: string
  recordId: string
  before?: object | undefined
  after?: object | undefined
}

type Values = Record<string, unknown>

/** Never written down, not even that they changed from what to what. */
const SECRET = /token|secret|password|hash/i
const UNTOLD = new Set(['updatedAt', 'createdAt', 'globalType', 'collection'])

const entries = (values: object | undefined): Values =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([name, value]) => !UNTOLD.has(name) && typeof value !== 'function'),
  )

const masked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRET.test(name) && value ? '[hidden]' : value]),
  )

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Before and after, of an update only what differs. */
function changedValues({ action, before, after }: Change): { old: Values | null; new: Values | null } {
  const old = entries(before)
  const next = entries(after)
  if (action !== 'UPDATE') return { old: before ? masked(old) : null, new: after ? masked(next) : null }
  const names = Object.keys({ ...old, ...next }).filter((name) => !same(old[name], next[name]))
  const pick = (values: Values) =>
    masked(Object.fromEntries(names.map((name) => [name, values[name] ?? null])))
  return { old: pick(old), new: pick(next) }
}

/** Adds an entry to the audit log, in the transaction of `req`. An update that changes nothing makes none. */
export async function recordChange(req: PayloadRequest, change: Change): Promise<void> {
  const values = changedValues(change)
  if (change.action === 'UPDATE' && Object.keys(values.new ?? {}).length === 0) return
  const json = (part: Values | null) => (part ? JSON.stringify(part) : null)
  await queryIn(
    req,
    sql`INSERT INTO security_audit_log (action, table_name, record_id, user_id, old_values, new_values, ip_address, user_agent)
        VALUES (${change.action}, ${change.tableName}, ${change.recordId}, ${req.user?.id ?? null},
                ${json(values.old)}::jsonb, ${json(values.new)}::jsonb,
                ${req.headers ? clientAddress(req.headers, env.TRUSTED_PROXY_HOPS).slice(0, 64) : null},
                ${req.headers?.get('user-agent')?.slice(0, 300) ?? null})`,
  )
}
