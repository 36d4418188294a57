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
    <nav aria-label="For editors">
      <a
        href={`/admin/edit?${new URLSearchParams({ path: pathname })}`}
        className="fixed bottom-4 left-4 z-30 rounded-md border border-line bg-surface px-4 py-2.5 font-semibold text-sm shadow-sm hover:bg-sunken print:hidden"
      >
        Edit this page
      </a>
    </nav>
  )
}
