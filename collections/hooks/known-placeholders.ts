import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { unknownPlaceholdersIn } from '@/content/placeholder-check'
import { knownPlaceholders } from '@/content/placeholders'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

/** Made of the other fields after this check: what is stored is of the text before. */
const DERIVED = 'searchText'

/** Groups stand in groups no deeper; a request may nest without end. */
const MAX_GROUPS = 5

/** A group of fields, and not a list, an article or a reference. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('root' in value)

/** Fields with unknown placeholders, those of groups by their whole path. */
const unknownIn = (fields: object, start = ''): { path: string; unknown: string[] }[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const path = `${start}${name}`
    if (isGroup(value) && path.split('.').length < MAX_GROUPS) return unknownIn(value, `${path}.`)
    const unknown = unknownPlaceholdersIn(value)
    return unknown.length > 0 ? [{ path, unknown }] : []
  })

/**
 * Refuses texts with placeholders that stand for nothing: visitors would read the braces. Code in an
 * article may hold braces. Drafts are saved as they are typed, and checked when they are published.
 */
export const checkPlaceholders: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (isDraftSave(req, collection.slug) || isTakenDown(req, collection.slug)) return data
  const { [DERIVED]: _, ...written } = data ?? {}
  const errors = unknownIn(written).map(({ path, unknown }) => {
    const message = `Unknown placeholder ${unknown.join(', ')}. Known: ${knownPlaceholders}. Write braces of your own as code.`
    return { path, label: path, message }
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
