import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { unknownPlaceholdersIn } from '@/content/placeholder-check'
import { knownPlaceholders } from '@/content/placeholders'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

/** Made of the other fields after this check: what is stored is of the text before. */
const DERIVED = 'searchText'

/**
 * Refuses texts with placeholders that stand for nothing: visitors would read the braces. Code in an
 * article may hold braces. Drafts are saved as they are typed, and checked when they are published.
 */
export const checkPlaceholders: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (isDraftSave(req, collection.slug) || isTakenDown(req, collection.slug)) return data
  const errors = Object.entries(data ?? {}).flatMap(([path, value]) => {
    if (path === DERIVED) return []
    const unknown = unknownPlaceholdersIn(value)
    if (unknown.length === 0) return []
    const message = `Unknown placeholder ${unknown.join(', ')}. Known: ${knownPlaceholders}. Write braces of your own as code.`
    return [{ path, label: path, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
