'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

/** The link in the CMS navigation. Every person who can open the CMS may work on the queue. */
export function QueueNavLink() {
  const here = usePathname() === '/admin/queue'
  return (
    <Link href="/admin/queue" prefetch={false} className="nav__link" aria-current={here ? 'page' : undefined}>
      <span className="nav__link-label">Queue</span>
    </Link>
  )
}
