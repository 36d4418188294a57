import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { requireSignedIn } from '@/admin/signed-in'
import { pageRequest } from '@/features/account/session/page-request'
import { isSuperAdmin } from '@/features/role/queries'
import { ADDRESS_HEADER } from '@/lib/http/address-header'

/** Everybody but a super admin is sent to the sign-in page, which sends on whoever is signed in. */
export async function guard(req: PayloadRequest, address: string): Promise<void> {
  await requireSignedIn(req, address)
  if (!(await isSuperAdmin(req))) redirect('/auth', 'replace')
}

/**
 * The guard for a whole document of the admin. It stands above Payload's frame, which renders nothing of its page on
 * the server for somebody who is not signed in: a redirect from within would be a page with status 200. It fails when
 * the session cannot be looked up, which the frame would take for being signed out. Steps from page to page are none
 * of its business: the view has the guard as well, and its failure stands in the place of the view alone.
 */
export async function guardDocument(headers: Headers): Promise<void> {
  if (headers.get('sec-fetch-dest') === 'empty') return
  const address = headers.get(ADDRESS_HEADER) ?? ''
  const req = await pageRequest(headers)
  if (/^\/super-admin(?:[/?]|$)/.test(address)) await guard(req, address)
}
