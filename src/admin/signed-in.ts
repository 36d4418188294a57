import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { pageRequest } from '@/features/account/session/page-request'

/**
 * Sends whoever is signed out to the sign-in page, and back to `address` from there. The CMS takes a session that could
 * not be looked up for none: then it is asked once more, so that a fault is shown as one.
 * @throws when the session cannot be looked up.
 */
export async function requireSignedIn(req: PayloadRequest, address: string): Promise<void> {
  if (req.user) return
  const { user } = await pageRequest(req.headers)
  if (user) throw new Error('The session could be looked up only the second time')
  redirect(`/auth?${new URLSearchParams({ redirect: address })}`, 'replace')
}
