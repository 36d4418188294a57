import type { CollectionBeforeOperationHook } from 'payload'
import { inCharacters, MAX_POSTED_LENGTH } from '@/features/blog/article/length'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import { articleText } from '@/features/rich-text/plain-text'
import { isDraftSave } from '../publication/asked-write'
import { invalidField } from './refusals'

const MAX_HTML_LENGTH = 500_000

const invalid = (problem: string) => invalidField('contentHtml', `contentHtml must ${problem}`)

/** Converts `contentHtml` of other systems to content. If a request has both, `content` is used. */
export const contentFromHtml: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: Record<string, unknown> }
  if (!data || !('contentHtml' in data)) return args
  const { contentHtml, ...rest } = data
  if (contentHtml === null || contentHtml === undefined || rest.content) return { ...args, data: rest }
  if (typeof contentHtml !== 'string') throw invalid('be text')
  if (contentHtml.length > MAX_HTML_LENGTH) throw invalid(`have at most ${MAX_HTML_LENGTH} characters`)
  const content = htmlToLexical(contentHtml)
  const { length } = articleText(content)
  if (collection.slug === 'blogs' && length > MAX_POSTED_LENGTH && !isDraftSave(req, 'blogs'))
    throw invalid(`have at most ${inCharacters(MAX_POSTED_LENGTH)} of text. It has ${inCharacters(length)}.`)
  return { ...args, data: { ...rest, content } }
}
