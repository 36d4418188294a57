import type { EventCategory, EventType } from '../event-kinds'

/** More events than this within the window become a critical one (specification, section 9). */
export interface Threshold {
  rule: string
  type: EventType
  category: EventCategory
  moreThan: number
  windowMinutes: number
  message: string
}

const thresholds: readonly Threshold[] = [
  {
    rule: 'rate-limit-hits',
    type: 'rate_limit_hit',
    category: 'rate_limit',
    moreThan: 5,
    windowMinutes: 1,
    message: 'More than 5 limits were reached within a minute',
  },
  {
    rule: 'validation-errors',
    type: 'validation_error',
    category: 'input',
    moreThan: 10,
    windowMinutes: 5,
    message: 'More than 10 forms were refused within 5 minutes',
  },
  {
    rule: 'failed-sign-ins',
    type: 'auth_attempt',
    category: 'auth',
    moreThan: 10,
    windowMinutes: 5,
    message: 'More than 10 sign-ins failed within 5 minutes',
  },
]

export const thresholdFor = (type: EventType, category: EventCategory): Threshold | undefined =>
  thresholds.find((threshold) => threshold.type === type && threshold.category === category)

export const isReached = ({ moreThan }: Threshold, count: number): boolean => count > moreThan

export interface FailedSignIns {
  failures: number
  addresses: number
  accounts: number
}

export const spread = {
  rule: 'spread-sign-ins',
  type: 'suspicious_activity',
  category: 'auth',
  windowMinutes: 60,
  message: 'Failed sign-ins are spread over many addresses or accounts',
} as const

const LEAST_FAILURES = 20
const MANY = 10

export const isSpread = ({ failures, addresses, accounts }: FailedSignIns): boolean =>
  failures >= LEAST_FAILURES && (addresses >= MANY || accounts >= MANY)
