import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { inCharacters, MAX_TEXT_LENGTH } from '@/features/blog/article/length'
import { cleanLine, isSafeText, unsafePlace } from '@/features/blog/article/rules'
import type { PublishedKind } from '@/features/publication/rules'
import { articleText } from '@/features/rich-text/plain-text'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

const TOO_LONG = `Content must have at most ${inCharacters(MAX_TEXT_LENGTH)}`

interface Written {
  title?: string | null
  content?: Parameters<typeof articleText>[0]
}

/** Checks and cleans what is published with the editor of articles. `noun` starts the message of a refusal. */
export const cleansText =
  (kind: PublishedKind, noun: string): CollectionBeforeValidateHook =>
  ({ data, req }) => {
    if (!data || isDraftSave(req, kind) || isTakenDown(req, kind)) return data
    const unsafe = `${noun} content contains unsafe characters`
    const refuse = (path: string, ...messages: string[]) => {
      const errors = messages.map((message) => ({
        path,
        message,
        label: path === 'title' ? 'Title' : 'Content',
      }))
      return new ValidationError({ collection: kind, errors, req })
    }
    const { title, content }: Written = data
    if (typeof title === 'string' && !isSafeText(title)) throw refuse('title', unsafe)
    if (content) {
      const text = articleText(content)
      if (text.length > MAX_TEXT_LENGTH)
        throw refuse('content', `${TOO_LONG}. It has ${inCharacters(text.length)}.`)
      if (!isSafeText(text)) throw refuse('content', unsafe, `${unsafe}: ${unsafePlace(text)}`)
    }
    return typeof title === 'string' ? { ...data, title: cleanLine(title) } : data
  }
