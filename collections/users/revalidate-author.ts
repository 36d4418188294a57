import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import type { User } from '@/payload-types'

const tags = [everyPage, contentTag('users')]

const shown = ({ fullName, slug, publicProfile }: User) => ({ fullName, slug, publicProfile })

/** Renders the author's articles and the team page again. */
export const revalidateAuthor: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && !isDeepStrictEqual(shown(doc), shown(previousDoc)))
    await announceContent(req, tags)
  return doc
}

export const forgetAuthor: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (doc.slug) await announceContent(req, tags)
  return doc
}
