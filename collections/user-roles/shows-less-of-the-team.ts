import type { CollectionAfterDeleteHook } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import type { UserRole } from '@/payload-types'

export const showsLessOfTheTeam: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  if (doc.role !== 'user') await announceContent(req, [everyPage, contentTag('users')])
  return doc
}
