import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { inCharacters, MAX_POSTED_LENGTH, MAX_TEXT_LENGTH } from '@/features/blog/article/length'
import { cleanLine, isSafeText, unsafePlace } from '@/features/blog/article/rules'
import type { PublishedKind } from '@/features/publication/rules'
import { asStoredContent, isArticleContent, unreadableIn } from '@/features/rich-text/content-shape'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import { articleText } from '@/features/rich-text/plain-text'
import { withoutUnfinished } from '@/features/rich-text/unfinished'
import { isDraftSave, isTakenDown } from '../publication/asked-write'
import { invalidField } from './refusals'

const TOO_LONG = `Content must have at most ${inCharacters(MAX_TEXT_LENGTH)}`

/** Checks and cleans what is published with the editor of articles. `noun` starts the message of a refusal. */
export const cleansText =
  (kind: PublishedKind, noun: string): CollectionBeforeValidateHook =>
  ({ data, req }) => {
    if (!data || isDraftSave(req, kind) || isTakenDown(req, kind)) return data
    const unsafe = `${noun} content contains unsafe characters`
    const invalidAt = (path: string, ...messages: string[]) => {
      const errors = messages.map((message) => ({
        path,
        message,
        label: path === 'title' ? 'Title' : 'Content',
      }))
      return new ValidationError({ collection: kind, errors, req })
    }
    const { title, content }: { title?: string | null; content?: Parameters<typeof articleText>[0] } = data
    if (typeof title === 'string' && !isSafeText(title)) throw invalidAt('title', unsafe)
    if (content) {
      const text = articleText(content)
      if (text.length > MAX_TEXT_LENGTH)
        throw invalidAt('content', `${TOO_LONG}. It has ${inCharacters(text.length)}.`)
      if (!isSafeText(text)) throw invalidAt('content', unsafe, `${unsafe}: ${unsafePlace(text)}`)
    }
    return typeof title === 'string' ? { ...data, title: cleanLine(title) } : data
  }

const MAX_HTML_LENGTH = 500_000

const invalid = (problem: string) => invalidField('contentHtml', `contentHtml must ${problem}`)

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

const UNREADABLE =
  'This content cannot be read. Write it in the editor, with pictures of the library, or send it as HTML.'

/** Drafts may be incomplete. Rejects malformed content before the editor's own checks, which fail on some of it and accept other. */
export const checkContent: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: { content?: unknown } }
  if (!data?.content) return args
  const content = withoutUnfinished(data.content, isDraftSave(req, collection.slug))
  if (isArticleContent(content)) return { ...args, data: { ...data, content: asStoredContent(content) } }
  const part = unreadableIn(content)
  const message = part ? `${part} cannot be read. Take it out, or write it again.` : UNREADABLE
  const errors = [{ path: 'content', message, label: 'Content' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
