import type { CollectionAfterChangeHook } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import type { User } from '@/payload-types'

/** An author's new name appears on the articles. */
export const revalidateAuthorName: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.fullName !== previousDoc.fullName) {
    await announceContent(req, [everyPage, contentTag('users')])
  }
  return doc
}
