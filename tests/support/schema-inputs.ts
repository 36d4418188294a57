import { Ajv2020 } from 'ajv/dist/2020.js'
import fc, { type Arbitrary } from 'fast-check'
import { isCalendarDate } from '../../src/lib/time/calendar-date'
import { addressProblem } from '../../src/lib/validation/email-address'
import { isUuid } from '../../src/lib/validation/uuid'

/** The part of JSON Schema that our document uses. */
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  examples?: unknown[]
  minimum?: number
  maximum?: number
}

/** Longer texts and lists show nothing new, except that they are too long. */
const MOST_LETTERS = 60
const MOST_ITEMS = 3

const DAY_MS = 86_400_000
/** From a week ago to three months ahead. */
const moment = fc.integer({ min: -7 * DAY_MS, max: 90 * DAY_MS }).map((away) => new Date(Date.now() + away))
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

const formats: Record<string, { texts: Arbitrary<string>; isOne: (text: string) => boolean }> = {
  uuid: { texts: fc.uuid(), isOne: isUuid },
  date: { texts: moment.map((at) => at.toISOString().slice(0, 10)), isOne: isCalendarDate },
  'date-time': { texts: moment.map((at) => at.toISOString()), isOne: isInstant },
  email: {
    texts: fc.stringMatching(/^[a-z]{4,12}$/).map((name) => `${name}@example.com`),
    isOne: (text) => addressProblem(text) === undefined,
  },
}

/** fast-check cannot make texts for look-aheads. */
function ofPattern(pattern: string): Arbitrary<string> {
  const texts = new RegExp(pattern, 'u')
  const samples = ['Ada Lovelace', 'Özlem O’Neil', 'Nine-9-Lines']
  return pattern.includes('(?=')
    ? fc.constantFrom(...samples.filter((text) => texts.test(text)))
    : fc.stringMatching(texts)
}

function textOf({ format, pattern, minLength = 0, maxLength = MOST_LETTERS }: JsonSchema): Arbitrary<string> {
  const known = format && formats[format]
  if (known) return known.texts
  const isFitting = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern) return ofPattern(pattern).filter(isFitting)
  return fc
    .oneof(fc.string({ minLength, maxLength: Math.min(maxLength, MOST_LETTERS) }), fc.lorem({ maxCount: 3 }))
    .filter(isFitting)
}

/** Values that a schema accepts. */
export function valid(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  const few = schema.enum ?? schema.examples
  if (few) return fc.constantFrom(...few)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valid))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valid({ ...schema, type: each })))
  switch (type) {
    case 'object': {
      const { properties = {}, required = [], additionalProperties: others } = schema
      if (Object.keys(properties).length === 0 && typeof others === 'object')
        return fc.dictionary(fc.stringMatching(/^[a-z-]{1,20}$/), valid(others), { maxKeys: MOST_ITEMS })
      const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valid(part)]))
      return fc.record(parts, { requiredKeys: required })
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema
      return fc.array(valid(items), { minLength: minItems, maxLength: Math.min(maxItems, MOST_ITEMS) })
    }
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(null, 7, -1.5, '', 'text', [], {}, true),
)

/** Values with one fault somewhere. A few are accepted after all. */
function faulty(schema: JsonSchema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(anything, ...choices.map(faulty))
  if (schema.type === 'object' && schema.properties) {
    const whole = valid(schema) as Arbitrary<object>
    const parts = Object.entries(schema.properties).map(([name, part]) =>
      fc.tuple(whole, faulty(part)).map(([value, fault]) => ({ ...value, [name]: fault })),
    )
    const gaps = (schema.required ?? []).map((name) =>
      whole.map((value) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
    )
    return fc.oneof(anything, ...parts, ...gaps)
  }
  if (schema.type === 'array')
    return fc.oneof(anything, fc.array(faulty(schema.items ?? {}), { minLength: 1, maxLength: MOST_ITEMS }))
  const { minLength, maxLength } = schema
  const lengths = [minLength && minLength - 1, maxLength && maxLength + 1]
  return fc.oneof(
    anything,
    fc.string({ maxLength: MOST_LETTERS }),
    ...lengths.flatMap((length) => (length === undefined ? [] : [fc.constant('x'.repeat(length))])),
  )
}

const ajv = new Ajv2020({ strict: false })
// The parts of a query are texts.
const ajvOfQueries = new Ajv2020({ strict: false, coerceTypes: true })
for (const [name, { isOne }] of Object.entries(formats))
  for (const each of [ajv, ajvOfQueries]) each.addFormat(name, isOne)

/** Values that a schema does not accept. */
export function invalid(schema: JsonSchema): Arbitrary<unknown> {
  const accepts = ajv.compile(schema)
  return faulty(schema).filter((value) => !accepts(value))
}

const inQuery = (part: unknown) => (typeof part === 'object' ? JSON.stringify(part) : String(part))

/** What the server sees of a query: texts. Blank ones are left out. */
export const queryOf = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === null || part === undefined || inQuery(part).trim() === '' ? [] : [[name, inQuery(part)]],
    ),
  )

/** Queries that a schema does not accept. Undefined if it accepts all. */
export function invalidQuery(schema: JsonSchema): Arbitrary<Record<string, string>> | undefined {
  const accepts = ajvOfQueries.compile(schema)
  const queries = faulty(schema)
    .filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .map((value) => queryOf(value as object))
  const isRefused = (query: object) => !accepts({ ...query })
  return fc.sample(queries, 100).some(isRefused) ? queries.filter(isRefused) : undefined
}
