import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button, for going somewhere (never for acting). */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyles({ variant, size, block, className })} {...rest} />
}
