import { createHash } from 'node:crypto'
import { clientNetwork } from '@/lib/http/client-network'
import type { NoticedEvent } from '../event-kinds'

const MINUTE_MS = 60_000

export const startOfMinute = (at: Date) => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
export const secondOf = (at: Date) => at.getUTCSeconds()

function groupOf({ type, category, severity, message, userId, ipAddress, group, details }: NoticedEvent) {
  const network = ipAddress === undefined ? null : clientNetwork(ipAddress)
  return [type, category, severity, message, userId ?? null, network, group ?? details ?? null]
}

/** A row's id from its events and minute, the same on each server. The primary key prevents duplicates. */
export function rowId(event: NoticedEvent, at: Date): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([startOfMinute(at), groupOf(event)]))
    .digest('hex')
  // A UUID of version 8, for custom content.
  const hex = `${digest.slice(0, 12)}8${digest.slice(13, 16)}8${digest.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The first part of an address under /api, if it exists. Unknown addresses are one group. */
export function pathGroup(path: string, known: ReadonlySet<string>): string {
  const [first = '', second = ''] = path.replace(/^\/api\//, '').split('/')
  const name = first === 'globals' ? second : first
  return known.has(name) ? name : 'unknown'
}
