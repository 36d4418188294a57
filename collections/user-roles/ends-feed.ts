import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { endFeedOf } from '@/features/booking/desk/feed'
import { referenceId } from '@/lib/db/reference-id'
import type { UserRole } from '@/payload-types'

/** The calendar feeds of a person end with the role. */
export const endsFeed: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  const user = referenceId(doc.user)
  if (user && (doc.role === 'super_admin' || doc.takesCalls)) await endFeedOf(req, user)
  return doc
}

/** They also end when an admin no longer takes calls. */
export const endsFeedOfCalls: CollectionAfterChangeHook<UserRole> = async ({ doc, previousDoc, req }) => {
  const user = referenceId(doc.user)
  if (user && previousDoc?.takesCalls && !doc.takesCalls) await endFeedOf(req, user)
  return doc
}
