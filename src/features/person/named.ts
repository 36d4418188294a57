import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { normalizeAddress } from '@/lib/validation/email-address'
import { namesAddress, replaceAddresses } from '@/lib/validation/named-addresses'

/** A person as other rows name them: the normalized address, and the ids of the rows that are only theirs. */
export interface Named {
  email: string
  ids: readonly string[]
}

const ERASED = '[erased]'

/** Returns true if the text, or a text anywhere in the JSON, names the person. An address counts only as a whole. */
export function namesPerson(value: unknown, person: Named): boolean {
  if (typeof value === 'string')
    return person.ids.some((id) => value.includes(id)) || namesAddress(value, person.email)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some((entry) => entry.some((part) => namesPerson(part, person)))
}

/** The JSON of a text that is stored as such, or the text itself. */
export function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function textWithout(text: string, { email, ids }: Named): string {
  const withoutIds = ids.reduce((rest, id) => rest.replaceAll(id, ERASED), text)
  return replaceAddresses(withoutIds, (found) => (normalizeAddress(found) === email ? ERASED : found))
}

/** The same JSON without the person's address and ids. */
export function withoutPerson<Value>(value: Value, person: Named): Value
export function withoutPerson(value: unknown, person: Named): unknown {
  if (typeof value === 'string') return textWithout(value, person)
  if (Array.isArray(value)) return value.map((each) => withoutPerson(each, person))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [textWithout(name, person), withoutPerson(inner, person)]),
  )
}

/** In SQL: true for every text that may name the person, and for some others. `namesPerson` decides. */
export function mayName(text: SQL, { email, ids }: Named): SQL {
  const local = email.slice(0, email.lastIndexOf('@'))
  const parts = [`${local}@`, `${local}%40`, ...ids]
  return sql`EXISTS (SELECT 1 FROM unnest(${sql.param(parts)}::text[]) AS part(text) WHERE strpos(lower(${text}), part.text) > 0)`
}
