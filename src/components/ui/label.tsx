import type { ReactNode } from 'react'

type LabelProps = { htmlFor: string; required?: boolean; children: ReactNode }

export function Label({ htmlFor, required = false, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className="block font-semibold text-ink text-sm">
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
