import type { FieldAccess } from 'payload'
import { isAdmin } from '@/features/role/queries'
import { isShown } from '@/features/site/notice'
import type { SiteSetting } from '@/payload-types'

/** A notice before its beginning or after its end is for admins only. */
export const shownNoticeOrAdmins: FieldAccess<SiteSetting> = async ({ doc, req }) => {
  const { from, until } = doc?.notice ?? {}
  // An undefined date was left out by the request's `select`; a notice without that date has null.
  const isKnown = from !== undefined && until !== undefined
  return (isKnown && isShown({ from, until }, new Date())) || isAdmin(req)
}
