import { cx } from 'class-variance-authority'

export function ChosenMark({ on, children }: { on: boolean; children: string }) {
  return (
    <span className={cx('font-semibold tabular-nums', on && 'underline decoration-2 underline-offset-4')}>
      {children}
    </span>
  )
}
