import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { requireSignedIn } from '@/admin/signed-in'
import { documentAt } from '@/features/publication/document-at'
import { isAdmin } from '@/features/role/queries'
import { documentAddress } from './list-address'

/** Leads from a page of the site to its document: /admin/edit?path=/blog/some-article. */
export async function EditPage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const path = String(searchParams?.path ?? '')
  await requireSignedIn(req, `/admin/edit?${new URLSearchParams({ path })}`)
  if (!(await isAdmin(req))) redirect('/access-denied', 'replace')
  const found = await documentAt(req, path)
  redirect(found ? documentAddress(found.collection, found.id) : '/admin', 'replace')
}
