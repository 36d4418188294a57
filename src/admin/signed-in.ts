import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { pageRequest } from '@/features/account/session/page-request'

/**
 * Redirects signed-out callers to the sign-in page and back to `address`. The CMS treats a failed session lookup as signed out,
 * so it is looked up again here and a failure is shown as one.
 * @throws if the session cannot be looked up.
 */
export async function requireSignedIn(req: PayloadRequest, address: string): Promise<void> {
  if (req.user) return
  const { user } = await pageRequest(req.headers)
  if (user) throw new Error('The session could be looked up only the second time')
  redirect(`/auth?${new URLSearchParams({ redirect: address })}`, 'replace')
}
