import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles'
import { Icon } from './icon'

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cx(controlStyles, 'h-12 appearance-none pr-11', className)} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  )
}
