import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: string }

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2 text-sm', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 rounded-sm accent-action" {...rest} />
      <span>
        {label}
        {hint ? <span className="block text-faint text-xs">{hint}</span> : null}
      </span>
    </label>
  )
}
