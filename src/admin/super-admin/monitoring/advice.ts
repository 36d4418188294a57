import type { Payload } from 'payload'
import type { Health } from '@/application/health'
import { safetyState } from '@/features/security/advice/queries'
import { type AlertCount, type Recommendation, recommendations } from '@/features/security/advice/rules'
import { countAlerts } from '@/features/security/events/queries'

/** What super admins are advised to do. Callers must check for a super admin. */
export async function adviceOf(
  payload: Payload,
  state: Health,
): Promise<{ alerts: AlertCount; advice: Recommendation[] }> {
  const alerts = await countAlerts(payload, new Date())
  const safety = await safetyState(payload, {
    deadLetters: state.deadLetters,
    backup: state.backup.state,
    criticalEvents: alerts.critical,
    highEvents: alerts.high,
  })
  return { alerts, advice: recommendations(safety) }
}

export function urgentAdvice(advice: readonly Recommendation[]): string | undefined {
  const [first, ...others] = advice.filter(({ urgency }) => urgency === 'high')
  if (!first) return undefined
  return others.length > 0 ? `${first.title}, and ${others.length} more` : first.title
}
