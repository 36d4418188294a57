import { cx } from 'class-variance-authority'
import { capitalised } from '@/content/number-words'
import {
  alertsNote,
  type SecurityState,
  securityStatus,
  statusColour,
} from '@/features/security/advice/rules'
import type { ScoreColour } from '@/features/security/metrics/rules'
import { eventsAddress } from './shown-events'

const texts: Record<ScoreColour, string> = {
  green: 'text-action',
  yellow: 'text-ochre-text',
  orange: 'text-signal-text',
  red: 'text-danger',
}

export function ScoreCard({ score, alerts }: { score: number; alerts: SecurityState }) {
  const status = securityStatus(alerts, score)
  const colour = texts[statusColour(status, score)]
  const note = `${capitalised(alertsNote(alerts, score))}.`
  const open = eventsAddress({ severity: 'high_and_critical', state: 'open', within: '24h' })
  const task = alerts.task && '/super-admin/monitoring#recommendations'
  const href = alerts.critical + alerts.high > 0 ? open : task
  return (
    <section
      aria-label="Security Score"
      className="grid grid-cols-2 content-start rounded-lg border bg-surface px-5 py-4 max-sm:px-4 max-sm:py-3"
    >
      <div className="grid content-start gap-1 pr-5 max-sm:pr-4">
        <h2 className="font-medium font-sans text-soft text-xs">Security Score</h2>
        <p className="flex items-baseline gap-2">
          <span className="font-display text-3xl text-ink tabular-nums leading-none">{score}</span>
          <span className="text-soft text-sm">out of 100</span>
          <span className="ml-auto text-faint text-xs max-sm:hidden">last hour</span>
        </p>
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={cx('mt-2 h-1.5 w-full rounded-full bg-sunken', colour)}
        >
          <rect width={score} height="1" fill="currentColor" />
        </svg>
        <p className="text-faint text-xs sm:hidden">of the last hour</p>
      </div>
      <div className="grid content-start gap-1 border-l pl-5 max-sm:pl-4">
        <h3 className="font-medium font-sans text-soft text-xs">Status</h3>
        <p className="flex items-baseline justify-between gap-2">
          <span className={cx('font-display text-2xl leading-tight max-sm:text-xl', colour)}>{status}</span>
          <span className="text-faint text-xs max-sm:hidden">last 24 hours</span>
        </p>
        <p className="text-soft text-xs">
          {href ? (
            <a href={href} className="text-link">
              {note}
            </a>
          ) : (
            note
          )}
        </p>
      </div>
    </section>
  )
}
