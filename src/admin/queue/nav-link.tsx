'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

/** In the navigation of the CMS: everybody who gets there may work on the queue. */
export function QueueNavLink() {
  const here = usePathname() === '/admin/queue'
  return (
    <Link href="/admin/queue" prefetch={false} className="nav__link" aria-current={here ? 'page' : undefined}>
      <span className="nav__link-label">Queue</span>
    </Link>
  )
}
