import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }

/** A quiet raised surface for things that people act on. Do not use it to box every paragraph. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  const Box = Element as 'div'
  return <Box className={cx('rounded-lg border border-line bg-surface p-5 sm:p-7', className)} {...rest} />
}
