import { cx } from 'class-variance-authority'
import { type ScoreColour, scoreGrade } from '@/features/security/metrics/rules'

const texts: Record<ScoreColour, string> = {
  green: 'text-action',
  yellow: 'text-ochre-text',
  orange: 'text-signal-text',
  red: 'text-danger',
}

/** The score as figure, word and bar. */
export function ScoreCard({ score }: { score: number }) {
  const { colour, word } = scoreGrade(score)
  const text = texts[colour]
  return (
    <section
      aria-label="Security Score"
      className="grid content-start gap-1 rounded-lg border bg-surface px-5 py-4"
    >
      <h2 className="font-medium font-sans text-soft text-xs">Security Score</h2>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl text-ink tabular-nums leading-none">{score}</span>
        <span className="text-soft text-sm">out of 100</span>
        <span className={cx('ml-auto font-semibold text-sm', text)}>{word}</span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={cx('mt-2 h-1.5 w-full rounded-full bg-sunken', text)}
      >
        <rect width={score} height="1" fill="currentColor" />
      </svg>
    </section>
  )
}
