import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { isArticleContent, unreadableIn, withPictureIds } from '@/features/rich-text/content-shape'
import { withoutUnfinished } from '@/features/rich-text/unfinished'
import { isDraftSave } from '../publication/asked-write'

const UNREADABLE =
  'This content cannot be read. Write it in the editor, with pictures of the library, or send it as HTML.'

/** Drafts may be incomplete. Rejects malformed content before the editor's own checks, which fail on some of it and accept other. */
export const checkContent: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: { content?: unknown } }
  if (!data?.content) return args
  const content = withoutUnfinished(data.content, isDraftSave(req, collection.slug))
  if (isArticleContent(content)) return { ...args, data: { ...data, content: withPictureIds(content) } }
  const part = unreadableIn(content)
  const message = part ? `${part} cannot be read. Take it out, or write it again.` : UNREADABLE
  const errors = [{ path: 'content', message, label: 'Content' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
