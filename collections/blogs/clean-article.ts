import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { inCharacters, MAX_TEXT_LENGTH } from '@/features/blog/article/length'
import {
  cleanLine,
  cleanTags,
  isSafeText,
  MAX_TAG_LENGTH,
  publicationDateProblem,
  unsafePlace,
} from '@/features/blog/article/rules'
import { articleText } from '@/features/rich-text/plain-text'
import type { Blog } from '@/payload-types'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

const UNSAFE = 'Blog content contains unsafe characters'
const TOO_LONG = `Content must have at most ${inCharacters(MAX_TEXT_LENGTH)}`

export const cleanArticle: CollectionBeforeValidateHook<Blog> = ({ data, req }) => {
  if (!data || isDraftSave(req, 'blogs') || isTakenDown(req, 'blogs')) return data
  const refuse = (path: string, ...messages: string[]) => {
    const errors = messages.map((message) => ({ path, message, label: 'Invalid content' }))
    return new ValidationError({ collection: 'blogs', errors, req })
  }

  if (typeof data.title === 'string') {
    if (!isSafeText(data.title)) throw refuse('title', UNSAFE)
    data.title = cleanLine(data.title)
  }
  if (data.content) {
    const text = articleText(data.content)
    if (text.length > MAX_TEXT_LENGTH)
      throw refuse('content', `${TOO_LONG}. It has ${inCharacters(text.length)}.`)
    if (!isSafeText(text)) throw refuse('content', UNSAFE, `${UNSAFE}: ${unsafePlace(text)}`)
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
