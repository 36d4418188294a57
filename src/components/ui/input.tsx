import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles'

/** A one-line text input; put it in a Field for its label, hint and error. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cx(controlStyles, 'h-12', className)} {...rest} />
}
