import type { Contract } from '@/lib/http/contract'

const eventsQuery = async () => (await import('./events/schema')).eventsQuery

export const readMetrics = {
  at: 'GET /api/security-metrics',
  who: 'super admin',
  about: 'Counts of the last hour, and the score',
  answers: { 200: async () => (await import('./answers')).metrics },
} as const satisfies Contract

export const listAuditEntries = {
  at: 'GET /api/security-audit-log',
  who: 'super admin',
  about: 'Entries of the audit log, the newest first',
  input: async () => (await import('./audit/schema')).auditQuery,
  answers: { 200: async () => (await import('./answers')).auditEntries },
} as const satisfies Contract

export const listEvents = {
  at: 'GET /api/security-events',
  who: 'super admin',
  about: 'Security events, the newest first',
  input: eventsQuery,
  answers: { 200: async () => (await import('./answers')).events },
} as const satisfies Contract

export const exportEvents = {
  at: 'GET /api/security-events/export',
  who: 'super admin',
  recent: true,
  about: 'The newest security events as a file',
  input: eventsQuery,
  answers: { 200: 'application/json' },
} as const satisfies Contract

export const handleEvent = {
  at: 'POST /api/security-events/:id/handled',
  who: 'super admin',
  about: 'Mark a security event as handled, or not. Alerts count it no longer.',
  input: async () => (await import('./events/schema')).handledSchema,
  answers: { 200: async () => (await import('./answers')).handled },
  refusals: { 404: 'There is no such event.' },
} as const satisfies Contract

export const clearEvents = {
  at: 'DELETE /api/security-events',
  who: 'super admin',
  recent: true,
  about: 'Delete all security events. Takes no parameters.',
  answers: { 200: async () => (await import('./answers')).cleared },
} as const satisfies Contract
