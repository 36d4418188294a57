import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { unknownPlaceholdersIn } from '@/content/placeholder-check'
import { isDraftSave, isTakenDown } from '../publication/asked-write'

/** Computed from the other fields after this check, so it is still the old text. */
const DERIVED = 'searchText'

/** No collection has deeper groups. A request could nest without end. */
const MAX_GROUPS = 5

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('root' in value)

const unknownIn = (fields: object, start = ''): { path: string; unknown: string[] }[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const path = `${start}${name}`
    if (isGroup(value) && path.split('.').length < MAX_GROUPS) return unknownIn(value, `${path}.`)
    const unknown = unknownPlaceholdersIn(value)
    return unknown.length > 0 ? [{ path, unknown }] : []
  })

/** Rejects unknown placeholders, because visitors would see the braces. Drafts are checked when published. */
export const checkPlaceholders: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (isDraftSave(req, collection.slug) || isTakenDown(req, collection.slug)) return data
  const { [DERIVED]: _, ...written } = data ?? {}
  const errors = unknownIn(written).map(({ path, unknown }) => {
    const message = `Unknown placeholder ${unknown.join(', ')}. Choose one under “Insert figure”, or write braces of your own as code.`
    return { path, label: path, message }
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
