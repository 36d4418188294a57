import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { leadToTab } from '@/admin/bar/moved-lists'
import { leadToList } from '@/admin/cms/cannot-add'
import { requireSignedIn } from '@/admin/signed-in'
import { pageRequest } from '@/features/account/session/page-request'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import { ADDRESS_HEADER } from '@/lib/http/address-header'

/** A host opens their own settings there. */
const isOfCallTakers = (address: string) => /^\/super-admin\/(?:bookings|hosts)\/?(?:\?|$)/.test(address)

export async function guard(req: PayloadRequest, address: string): Promise<void> {
  await requireSignedIn(req, address)
  const mayOpen = isOfCallTakers(address) ? takesCalls(req) : isSuperAdmin(req)
  if (await mayOpen) return
  redirect((await isAdmin(req)) ? '/auth?denied=super-admin' : '/auth', 'replace')
}

/**
 * The guard for a whole document of the admin. It runs above Payload's frame, which renders nothing on the server for
 * signed-out callers: a redirect inside it would be a page with status 200. It fails if the session cannot be looked up, which
 * the frame would treat as signed out. Client-side navigation does not pass it: the view has the guard too, and its failure
 * replaces only the view.
 */
export async function guardDocument(headers: Headers): Promise<void> {
  if (headers.get('sec-fetch-dest') === 'empty') return
  const address = headers.get(ADDRESS_HEADER) ?? ''
  const req = await pageRequest(headers)
  if (/^\/super-admin(?:[/?]|$)/.test(address)) await guard(req, address)
  else {
    await leadToTab(req, address)
    await leadToList(req, address)
  }
}
