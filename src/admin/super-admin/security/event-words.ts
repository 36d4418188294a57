import type { Tone } from '@/admin/ui/status'
import type { EventCategory, EventSeverity, EventType } from '@/features/security/event-kinds'
import type { EventPeriod } from '@/features/security/events/period'

export const severities: Record<EventSeverity, { tone: Tone; label: string }> = {
  critical: { tone: 'bad', label: 'Critical' },
  high: { tone: 'waiting', label: 'High' },
  medium: { tone: 'done', label: 'Medium' },
  low: { tone: 'neutral', label: 'Low' },
}

export const categories: Record<EventCategory, string> = {
  auth: 'Auth',
  input: 'Input',
  access: 'Access',
  csrf: 'CSRF',
  rate_limit: 'Rate limit',
  system: 'System',
}

export const types: Record<EventType, string> = {
  auth_attempt: 'Failed attempt',
  validation_error: 'Validation error',
  rate_limit_hit: 'Rate limit hit',
  suspicious_activity: 'Suspicious activity',
  csrf_violation: 'CSRF violation',
}

export const periods: Record<EventPeriod, string> = { '1h': 'Last hour', '24h': 'Last 24 hours' }
