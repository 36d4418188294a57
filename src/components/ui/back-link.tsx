import { Icon } from './icon'
import { SiteLink } from './site-link'

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink
      href={href}
      className="-ml-1 print:hidden inline-flex min-h-11 items-center gap-2 rounded-sm px-1 font-medium text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon name="arrow-left" className="size-4.5" />
      {children}
    </SiteLink>
  )
}
