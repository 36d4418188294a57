import type { FieldAccess } from 'payload'
import { isAdmin } from '@/features/role/queries'
import { isShown } from '@/features/site/notice'
import type { SiteSetting } from '@/payload-types'

/** Only admins see a notice before it begins or after it ends. */
export const shownNoticeOrAdmins: FieldAccess<SiteSetting> = async ({ doc, req }) => {
  const { from, until } = doc?.notice ?? {}
  // A date is undefined if the request's `select` left it out. It is null if the notice has none.
  const isKnown = from !== undefined && until !== undefined
  return (isKnown && isShown({ from, until }, new Date())) || isAdmin(req)
}
