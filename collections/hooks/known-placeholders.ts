import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { unknownPlaceholdersIn } from '@/content/placeholder-check'
import { knownPlaceholders } from '@/content/placeholders'
import { isDraftSave } from '../publication/asked-write'

/**
 * Refuses texts with placeholders that stand for nothing: visitors would read the braces. Code in an
 * article may hold braces. Drafts are saved as they are typed, and checked when they are published.
 */
export const checkPlaceholders: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (isDraftSave(req, collection.slug)) return data
  const errors = Object.entries(data ?? {}).flatMap(([path, value]) => {
    const unknown = unknownPlaceholdersIn(value)
    if (unknown.length === 0) return []
    const message = `Unknown placeholder ${unknown.join(', ')}. Known: ${knownPlaceholders}. Write braces of your own as code.`
    return [{ path, label: path, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
