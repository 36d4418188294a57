'use client'

import { cx } from 'class-variance-authority'
import { usePathname } from 'next/navigation'
import { SiteLink } from '@/components/ui/site-link'
import type { NavItem } from '@/content/navigation'

type NavLinkProps = { item: NavItem; className?: string }

export function NavLink({ item, className }: NavLinkProps) {
  const pathname = usePathname()
  const exact = pathname === item.href
  const within = item.href !== '/' && pathname.startsWith(`${item.href}/`)
  return (
    <SiteLink
      href={item.href}
      aria-current={exact ? 'page' : within ? 'true' : undefined}
      className={cx(
        'decoration-2 decoration-signal underline-offset-[0.45em] hover:underline aria-[current]:underline',
        className,
      )}
    >
      {item.label}
    </SiteLink>
  )
}
