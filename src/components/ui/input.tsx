import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles'

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cx(controlStyles, 'h-12', className)} {...rest} />
}
