export const eventTypes = [
  'auth_attempt',
  'validation_error',
  'rate_limit_hit',
  'suspicious_activity',
  'csrf_violation',
] as const
export const eventCategories = ['auth', 'input', 'access', 'csrf', 'rate_limit', 'system'] as const
export const eventSeverities = ['critical', 'high', 'medium', 'low'] as const
export const soughtSeverities = ['high_and_critical', ...eventSeverities] as const
export const eventStates = ['open', 'handled'] as const

export type EventType = (typeof eventTypes)[number]
export type EventCategory = (typeof eventCategories)[number]
export type EventSeverity = (typeof eventSeverities)[number]
export type EventState = (typeof eventStates)[number]
export type SoughtSeverity = (typeof soughtSeverities)[number]

export interface NoticedEvent {
  type: EventType
  category: EventCategory
  severity: EventSeverity
  message: string
  userId?: string | undefined
  ipAddress?: string | undefined
  details?: Record<string, unknown> | undefined
  /** Groups a client's events whose details differ. */
  group?: string | undefined
}
