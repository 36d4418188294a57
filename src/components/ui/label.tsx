import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type LabelProps = { htmlFor: string; required?: boolean; className?: string; children: ReactNode }

export function Label({ htmlFor, required = false, className, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cx('block font-semibold text-ink text-sm', className)}>
      {children}
      {required ? (
        <span aria-hidden="true" className="text-signal-text">
          {' '}
          *
        </span>
      ) : null}
    </label>
  )
}
