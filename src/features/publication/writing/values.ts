import type { Values } from '@/features/rich-text/document'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const membersOf = (value: object) => Object.entries(value).filter(([, member]) => !isEmpty(member))

/**
 * Compares two values of a field. Missing and empty values are the same. The order of members and spaces at the ends of a text,
 * which publishing removes, do not count.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const members = membersOf(one as object)
  return (
    members.length === membersOf(other as object).length &&
    members.every(([name, value]) => isSameValue(value, (other as Values)[name]))
  )
}

/** Not written by people. */
const OF_THE_SERVER = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'viewCount',
  'readTime',
  'textChangedAt',
  'savedBy',
  'savedIn',
]

export const differing = (mine: Values, theirs: Values): string[] =>
  Object.keys(mine).filter((name) => !OF_THE_SERVER.includes(name) && !isSameValue(mine[name], theirs[name]))

/** Changed by publishing and unpublishing. */
const OF_PUBLICATION = ['slug', 'status', 'publishedAt']

/**
 * Returns true if a document was only published or unpublished since the form got it, and none of the fields that this changes
 * were edited in the form.
 */
export function isPublicationChange(mine: Values, before: Values, theirs: Values): boolean {
  const edited = differing(mine, before)
  return Object.keys(mine)
    .filter((name) => !OF_THE_SERVER.includes(name) && !isSameValue(before[name], theirs[name]))
    .every((name) => OF_PUBLICATION.includes(name) && !edited.includes(name))
}

export function restoredFields(copy: Values, shown: Values): string[] {
  const names = differing(copy, shown)
  const isOlder = Date.parse(String(copy.updatedAt)) < Date.parse(String(shown.updatedAt))
  return isOlder ? names.filter((name) => !OF_PUBLICATION.includes(name)) : names
}

/** Not to be shared with a copy. */
const OF_THE_ORIGINAL = [...OF_THE_SERVER, ...OF_PUBLICATION]

export function copyOf(values: Values): Values {
  const words = Object.entries(values).filter(([name]) => !OF_THE_ORIGINAL.includes(name))
  const title = String(values.title || 'Untitled').slice(0, 100)
  return { ...Object.fromEntries(words), title: `${title} (my copy)` }
}
