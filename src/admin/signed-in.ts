import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { pageRequest } from '@/features/account/session/page-request'

/**
 * Redirects signed-out callers to the sign-in page and back to `address`. The CMS treats a session that could not be
 * looked up as none, so it is looked up again: a fault is then shown as a fault.
 * @throws when the session cannot be looked up.
 */
export async function requireSignedIn(req: PayloadRequest, address: string): Promise<void> {
  if (req.user) return
  const { user } = await pageRequest(req.headers)
  if (user) throw new Error('The session could be looked up only the second time')
  redirect(`/auth?${new URLSearchParams({ redirect: address })}`, 'replace')
}
