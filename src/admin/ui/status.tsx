import { cx } from 'class-variance-authority'

export type Tone = 'good' | 'waiting' | 'bad' | 'done' | 'neutral'

const dots: Record<Tone, string> = {
  good: 'bg-action',
  waiting: 'border-2 border-ochre-text bg-transparent',
  bad: 'rounded-none rotate-45 bg-danger',
  done: 'bg-blue',
  neutral: 'bg-line-strong',
}

/** Only the dot, next to a control with the word. Dots also differ in shape. */
export function StatusDot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[tone])} />
}

export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StatusDot tone={tone} />
      {children}
    </span>
  )
}

export const StatusOf = ({ state: { tone, label } }: { state: { tone: Tone; label: string } }) => (
  <Status tone={tone}>{label}</Status>
)
