import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles'

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cx(controlStyles, 'min-h-32 resize-y py-3 leading-relaxed', className)}
      {...rest}
    />
  )
}
