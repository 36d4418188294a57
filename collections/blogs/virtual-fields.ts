import type { FieldHook } from 'payload'
import { pictureOf } from '@/features/media/picture'
import { loadById } from '@/lib/db/load-by-id'
import type { Blog, Media, User } from '@/payload-types'

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference

export const featuredImageUrl: FieldHook<Blog> = async ({ siblingData, req }) => {
  const id = idOf(siblingData.featuredImage)
  const fields = { filename: true, width: true, height: true, alt: true, sizes: true } as const
  const media = id ? await loadById<Media>(req, 'media', id, fields) : null
  return (media && pictureOf(media)?.src) ?? null
}

/** The author's name is public. The rest of the account is not. */
export const authorName: FieldHook<Blog> = async ({ siblingData, req }) => {
  const id = idOf(siblingData.author)
  const author = id ? await loadById<User>(req, 'users', id, { fullName: true }) : null
  return author?.fullName ?? null
}
