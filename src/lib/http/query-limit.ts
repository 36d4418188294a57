import { problem } from './problem'

interface QueryLimits {
  characters: number
  parameters: number
  /** Conditions in a `where`. */
  terms: number
  depth: number
  /** Entries of one list in a value, such as `in` and `sort`. */
  listed: number
}

const forAll: QueryLimits = { characters: 4096, parameters: 60, terms: 20, depth: 8, listed: 100 }
/** The CMS requests the documents of whole lists, in the body of a request. */
const forEditors: QueryLimits = {
  characters: 64 * 1024,
  parameters: 1000,
  terms: 200,
  depth: 12,
  listed: 1000,
}

const MAX_SORTS = 4
/** `client.email` queries through a relation; each dot joins one more table. */
const MAX_DOTS = 3
/** Operators that our columns support. Payload has others for types that we do not use. */
const operators = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
])

const segmentsOf = (name: string) =>
  name
    .replaceAll('[]', '[0]')
    .split(/[[\]]+/)
    .filter(Boolean)
const isIndex = (segment: string) => /^\d+$/.test(segment)
const isPath = (path: string) => path.split('.').length <= MAX_DOTS + 1 && path.length <= 100

/** One condition as the parts of its name: `where[or][0][title][like]`, without the numbers of list entries. */
function condition(segments: string[]): { key: string; isGood: boolean } {
  let rest = segments.slice(1)
  // If the value is not a list, Payload builds a query that fails.
  while ((rest[0] === 'and' || rest[0] === 'or') && isIndex(rest[1] ?? '')) rest = rest.slice(2)
  const [field = '', operator = '', ...entry] = rest
  const end = isIndex(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments
  const isGood = isPath(field) && operators.has(operator) && entry.length <= 1 && entry.every(isIndex)
  return { key: end.join('/'), isGood }
}

/** The conditions of a `where` in JSON; undefined if it is not JSON. */
function conditionsIn(json: string): string[][] | undefined {
  const found: string[][] = []
  function walk(value: unknown, path: string[]): void {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name])
    else found.push(path)
  }
  try {
    walk(JSON.parse(json), ['where'])
    return found
  } catch {
    return undefined
  }
}

function isBoundedWhere(pairs: [string[], string][], limits: QueryLimits): boolean {
  const all = pairs.flatMap(([segments, value]) => {
    if (segments.length > 1) return [segments]
    return value === '' ? [] : (conditionsIn(value) ?? [undefined])
  })
  const seen = new Set<string>()
  for (const segments of all) {
    if (!segments || segments.length > limits.depth) return false
    const { key, isGood } = condition(segments)
    if (!isGood || seen.add(key).size > limits.terms) return false
  }
  return true
}

const isBoundedSort = (pairs: [string[], string][]) => {
  const paths = pairs.flatMap(([, value]) => value.split(','))
  return paths.length <= MAX_SORTS && paths.every(isPath)
}

function isBounded(query: string, limits: QueryLimits): boolean {
  if (query.length > limits.characters || query.split('&', limits.parameters + 1).length > limits.parameters)
    return false
  const pairs = [...new URLSearchParams(query)].map(([name, value]): [string[], string] => [
    segmentsOf(name),
    value,
  ])
  const named = (wanted: string) => pairs.filter(([[name]]) => name === wanted)
  return (
    pairs.every(([name, value]) => name.length <= limits.depth && value.split(',').length <= limits.listed) &&
    // Payload would query a column that only some buckets have.
    named('prefix').length === 0 &&
    isBoundedWhere(named('where'), limits) &&
    isBoundedSort(named('sort'))
  )
}

/**
 * Limits the cost of a query: conditions, their depth, relations, sorting, and the number of selected, populated or joined
 * names. The number of documents is limited in collections/internal/bounded-queries.
 * @param query the text after the `?`
 */
export function queryRefusal(query: string, isEditor: boolean): Response | undefined {
  if (query === '' || isBounded(query, isEditor ? forEditors : forAll)) return undefined
  return problem(400, {
    message: 'This query asks for too much at once, or for something that cannot be asked.',
    code: 'invalid',
  })
}
