import type { AuditEntry } from './queries'

type Entry = Pick<AuditEntry, 'action' | 'tableName' | 'recordId' | 'newValues'>

const exported: Readonly<Record<string, string>> = {
  bookings: 'the bookings',
  subscribers: 'the newsletter subscribers',
  security_events: 'the security events',
  person: 'the data about a person',
  own_data: 'their own data',
}

function newness({ newDevice, newNetwork }: Record<string, unknown>): string {
  const parts = [newDevice === true ? 'device' : '', newNetwork === true ? 'network' : ''].filter(Boolean)
  return parts.length > 0 ? ` from a new ${parts.join(' and ')}` : ''
}

/** A sign-in or export in words. Undefined for changes, which have values. */
export function auditWords({ action, tableName, recordId, newValues }: Entry): string | undefined {
  if (action === 'DELETE' && tableName === 'people') return 'Erased the data about a person'
  if (tableName === 'retention') return `Deleted old ${recordId}`
  if (tableName === 'security_events' && action === 'UPDATE')
    return newValues?.handled === true ? 'Marked an event as handled' : 'Marked an event as not handled'
  if (action !== 'INSERT') return undefined
  if (tableName === 'sessions') return `Signed in${newness(newValues ?? {})}`
  if (tableName === 'exports') return `Exported ${exported[recordId ?? ''] ?? recordId}`
  return undefined
}
