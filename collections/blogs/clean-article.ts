import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import {
  cleanLine,
  cleanTags,
  isSafeText,
  MAX_TAG_LENGTH,
  publicationDateProblem,
} from '@/features/blog/article/rules'
import type { Blog } from '@/payload-types'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

const labels = { publishedAt: 'Published', tags: 'Tags' } as const
const UNSAFE = 'Blog content contains unsafe characters'

/** The fields that only articles have. */
export const cleanArticle: CollectionBeforeValidateHook<Blog> = ({ data, req }) => {
  if (!data || isDraftSave(req, 'blogs') || isTakenDown(req, 'blogs')) return data
  const refuse = (path: keyof typeof labels, ...messages: string[]) => {
    const errors = messages.map((message) => ({ path, message, label: labels[path] }))
    return new ValidationError({ collection: 'blogs', errors, req })
  }

  if (typeof data.excerpt === 'string') data.excerpt = cleanLine(data.excerpt) || null
  const dateProblem = data.publishedAt ? publicationDateProblem(data.publishedAt, new Date()) : undefined
  if (dateProblem) throw refuse('publishedAt', dateProblem)
  if (data.tags !== undefined) data.tags = cleanTags(data.tags)
  for (const tag of data.tags ?? []) {
    if (tag.length > MAX_TAG_LENGTH)
      throw refuse('tags', `The tag “${tag}” has more than ${MAX_TAG_LENGTH} characters`)
    if (!isSafeText(tag)) throw refuse('tags', UNSAFE)
  }
  return data
}
