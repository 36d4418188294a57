import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

type ButtonLinkProps = ComponentProps<typeof SiteLink> & ButtonLook

/** A link that looks like a button, for going somewhere (never for acting). */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonStyles({ variant, size, block, className })} {...rest} />
}
