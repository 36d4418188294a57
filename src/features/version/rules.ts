import type { FlattenedField } from 'payload'
import { keyLabelIn } from '@/features/keys/rules'

type Values = Readonly<Record<string, unknown>>

/** Replaces the account for a seed, scheduled job or command. */
export const SITE_ITSELF = 'site'

export interface SavedVersion {
  id: string
  updatedAt: string
  version: Values
}

export function writerOf({ savedBy, savedIn }: Values, names: Readonly<Record<string, string>>): string {
  if (typeof savedBy !== 'string') return 'Not recorded'
  if (savedBy === SITE_ITSELF) return 'The site'
  const key = typeof savedIn === 'string' ? keyLabelIn(savedIn) : null
  return [names[savedBy] ?? 'Account deleted', key].filter(Boolean).join(', ')
}

/** People do not change computed fields. */
export const isWritten = (field: FlattenedField): boolean =>
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden) &&
  !field.admin?.disabled &&
  !field.admin?.readOnly &&
  !['updatedAt', 'createdAt', 'savedIn', '_status'].includes(field.name)

export const labelOf = ({ label, name }: { label?: unknown; name?: unknown }): string =>
  typeof label === 'string' && label !== '' ? label : String(name ?? '')

const shape = (value: unknown): string =>
  JSON.stringify(
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value,
  )

/** Labels of the fields that differ. Undefined for the first state. */
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
