import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/** In place of an account: a seed, a scheduled job or the command line. */
export const SITE_ITSELF = 'site'

/** A saved state of a document, and when it was saved (UTC instant). */
export interface SavedVersion {
  id: string
  updatedAt: string
  version: Values
}

/** Who saved a state, in words; `names` are those of the accounts that exist, by id. */
export function writerOf({ savedBy }: Values, names: Readonly<Record<string, string>>): string {
  if (typeof savedBy !== 'string') return 'Not recorded'
  return savedBy === SITE_ITSELF ? 'The site' : (names[savedBy] ?? 'Account deleted')
}

/** Computed fields are no changes of a person. */
export const isWritten = (field: FlattenedField): boolean =>
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden) &&
  !field.admin?.disabled &&
  !field.admin?.readOnly &&
  !['updatedAt', 'createdAt'].includes(field.name)

/** What editors see over a field. */
export const labelOf = ({ label, name }: { label?: unknown; name?: unknown }): string =>
  typeof label === 'string' && label !== '' ? label : String(name ?? '')

/** Missing and empty values look the same on the screen. */
const shape = (value: unknown): string =>
  JSON.stringify(
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value,
  )

/** The labels of the fields in which two saved states differ; undefined when there is no state before. */
export function changedFields(
  fields: readonly FlattenedField[],
  version: Values,
  before: Values | undefined,
): string[] | undefined {
  return (
    before &&
    fields
      .filter(isWritten)
      .filter(({ name }) => shape(version[name]) !== shape(before[name]))
      .map(labelOf)
  )
}
