import { createHash } from 'node:crypto'

export type Values = Record<string, unknown>

/** Never written down, not even that they changed from what to what. */
const SECRET = /token|secret|password|hash|sealed|encrypted|cookie|authorization|totp|recovery/i
const UNRECORDED = new Set(['updatedAt', 'createdAt', 'globalType', 'collection', '_status'])

/** A value of the log may be this long as JSON: articles are kept in full among their versions. */
const LONGEST = 20_000
const EXCERPT = 1000

const KEPT_OUT = '[not kept in the log]'
const CHANGED = '[changed, not kept in the log]'
const HIDDEN = '[hidden]'

/** A related document is named by its id, as it is stored. */
const isDocument = (value: object): value is { id: string } => 'id' in value && 'updatedAt' in value

/** PostgreSQL's JSON takes neither NUL nor half a character. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A value as the log may hold it: names of secrets are masked at every depth, or not, where values are compared. */
function recorded(value: unknown, mask = true): unknown {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return value ?? null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((part) => recorded(part, mask))
  return isDocument(value) ? value.id : recordedEntries(value, mask)
}

function recordedEntries(values: object, mask: boolean): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && typeof value !== 'function')
      .map(([name, value]) => [
        storable(name),
        mask && SECRET.test(name) && value ? HIDDEN : recorded(value, mask),
      ]),
  )
}

/** The start of a value that is too long, and its digest. */
function shortened(value: unknown): unknown {
  const json = JSON.stringify(value) ?? ''
  if (json.length <= LONGEST) return value
  const sha256 = createHash('sha256').update(json).digest('hex')
  return { characters: json.length, sha256, start: storable(json.slice(0, EXCERPT)) }
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(recorded(one, false)) === JSON.stringify(recorded(other, false))

/**
 * Before and after of a change, of an update only what differs (null for a value that was not there). Of the names in
 * `personal` only that they were there or have changed.
 */
export function changedValues(
  before: object | undefined,
  after: object | undefined,
  personal: readonly string[] = [],
): { old: Values | null; new: Values | null } {
  const [stored, given] = [before ?? {}, after ?? {}] as [Values, Values]
  const recordable = Object.keys({ ...stored, ...given }).filter(
    (name) => !UNRECORDED.has(name) && typeof (given[name] ?? stored[name]) !== 'function',
  )
  const names = before && after ? recordable.filter((name) => !same(stored[name], given[name])) : recordable
  const pick = (values: Values, difference: string): Values =>
    Object.fromEntries(
      names.map((name) => {
        const value = values[name] ?? null
        if (personal.includes(name)) return [name, value === null ? null : difference]
        return [name, shortened(recordedEntries({ [name]: value }, true)[name])]
      }),
    )
  return {
    old: before ? pick(stored, KEPT_OUT) : null,
    new: after ? pick(given, before ? CHANGED : KEPT_OUT) : null,
  }
}
