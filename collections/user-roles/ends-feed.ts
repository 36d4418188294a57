import type { CollectionAfterDeleteHook } from 'payload'
import { endFeedOf } from '@/features/booking/desk/feed'
import { referenceId } from '@/lib/db/reference-id'
import type { UserRole } from '@/payload-types'

/** The calendar feeds of a person end with the role. */
export const endsFeed: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  const user = referenceId(doc.user)
  if (user && doc.role !== 'user') await endFeedOf(req, user)
  return doc
}
