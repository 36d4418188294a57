import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

type ButtonLinkProps = ComponentProps<typeof SiteLink> & ButtonLook

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonStyles({ variant, size, block, className })} {...rest} />
}
