import { cx } from 'class-variance-authority'

/** A time. The chosen one is underlined like the chosen day, so that color is not the only sign. */
export function ChosenMark({ on, children }: { on: boolean; children: string }) {
  return (
    <span className={cx('font-semibold tabular-nums', on && 'underline decoration-2 underline-offset-4')}>
      {children}
    </span>
  )
}
