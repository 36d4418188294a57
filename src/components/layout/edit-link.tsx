'use client'

import { usePathname } from 'next/navigation'
import { useSession } from './session'

/** Pages without a document in the CMS. */
const OTHERS =
  /^\/(?:access-denied|auth|authors|bookings|client-register|confirm-email|dashboard|newsletter|preview|registration-success|search|blog\/(?:category|page|search))(?:\/|$)/

/** For editors only. The page is the same for all visitors, so the browser asks who is signed in. */
export function EditLink() {
  const pathname = usePathname()
  const session = useSession()
  if (!session?.isAdmin || OTHERS.test(pathname)) return null
  return (
    // At the lower edge of the window, and below the page's own end.
    <nav
      aria-label="For editors"
      className="sticky bottom-0 z-30 border-line border-t bg-surface px-4 py-1 print:hidden"
    >
      <a
        href={`/admin/edit?${new URLSearchParams({ path: pathname })}`}
        className="inline-flex min-h-9 items-center font-semibold text-sm underline underline-offset-4"
      >
        Edit this page
      </a>
    </nav>
  )
}
