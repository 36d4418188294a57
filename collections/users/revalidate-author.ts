import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import type { User } from '@/payload-types'

const tags = [everyPage, contentTag('users')]

/** What visitors see of an account. */
const shown = ({ fullName, slug, publicProfile }: User) => ({ fullName, slug, publicProfile })

/** An author's new name and profile appear on the articles, the author's page and the team page. */
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

/** A deleted person is no longer shown. */
export const forgetAuthor: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (doc.slug) await announceContent(req, tags)
  return doc
}
