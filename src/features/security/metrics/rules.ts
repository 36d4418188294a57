export interface Incidents {
  failedAuth: number
  validationErrors: number
  rateLimitHits: number
  suspiciousActivities: number
}

export const METRICS_WINDOW_MINUTES = 60
export const AUDIT_WINDOW_HOURS = 24

const penalties: readonly { of: keyof Incidents; each: number; cap: number }[] = [
  { of: 'failedAuth', each: 2, cap: 30 },
  { of: 'validationErrors', each: 1, cap: 20 },
  { of: 'rateLimitHits', each: 5, cap: 25 },
  { of: 'suspiciousActivities', each: 10, cap: 50 },
]

export function securityScore(incidents: Incidents): number {
  const lost = penalties.reduce((sum, { of, each, cap }) => sum + Math.min(cap, incidents[of] * each), 0)
  return Math.max(0, 100 - lost)
}

export type ScoreColour = 'green' | 'yellow' | 'orange' | 'red'

const grades: readonly { from: number; colour: ScoreColour }[] = [
  { from: 90, colour: 'green' },
  { from: 70, colour: 'yellow' },
  { from: 50, colour: 'orange' },
]

export const scoreColour = (score: number): ScoreColour =>
  grades.find(({ from }) => score >= from)?.colour ?? 'red'
