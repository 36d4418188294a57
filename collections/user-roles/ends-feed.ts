import type { CollectionAfterDeleteHook } from 'payload'
import { endFeedOf } from '@/features/booking/desk/feed'
import type { UserRole } from '@/payload-types'

/** The calendar feed of a super admin ends with the role. */
export const endsFeed: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  if (doc.role === 'super_admin') await endFeedOf(req, typeof doc.user === 'string' ? doc.user : doc.user.id)
  return doc
}
