import { createHash } from 'node:crypto'

export type Values = Record<string, unknown>

/** Never logged, not even their changed values. */
export const SECRET = /token|secret|password|hash|sealed|encrypted|cookie|authorization|totp|recovery/i
const UNRECORDED = new Set(['updatedAt', 'createdAt', 'globalType', 'collection', '_status'])

const MAX_LENGTH = 20_000
const EXCERPT = 1000

const KEPT_OUT = '[not kept in the log]'
const CHANGED = '[changed, not kept in the log]'
const HIDDEN = '[hidden]'

/** A related document is logged by its id. */
const isDocument = (value: object): value is { id: string } => 'id' in value && 'updatedAt' in value

/** PostgreSQL's JSON rejects NUL and unpaired surrogates. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A value for the log. Masks secrets at every depth, unless `mask` is false for comparisons. */
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

function shortened(value: unknown): unknown {
  const json = JSON.stringify(value) ?? ''
  if (json.length <= MAX_LENGTH) return value
  const sha256 = createHash('sha256').update(json).digest('hex')
  return { characters: json.length, sha256, start: storable(json.slice(0, EXCERPT)) }
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(recorded(one, false)) === JSON.stringify(recorded(other, false))

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
