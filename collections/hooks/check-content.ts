import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { isArticleContent, unreadableIn, withPictureIds } from '@/features/rich-text/content-shape'

const UNREADABLE =
  'This content cannot be read. Write it in the editor, with pictures of the library, or send it as HTML.'

/** Rejects malformed content before the editor's own checks, which fail on some of it and accept other. */
export const checkContent: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: { content?: unknown } }
  if (!data?.content) return args
  if (isArticleContent(data.content))
    return { ...args, data: { ...data, content: withPictureIds(data.content) } }
  const part = unreadableIn(data.content)
  const message = part ? `${part} cannot be read. Take it out, or write it again.` : UNREADABLE
  const errors = [{ path: 'content', message, label: 'Content' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
