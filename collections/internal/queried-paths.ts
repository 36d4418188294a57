import { type FlattenedField, QueryError, type SanitizedConfig, type Where } from 'payload'

type Collections = SanitizedConfig['collections']

/** The paths that a condition names, also below `and` and `or`. */
const pathsOf = (where: Where): string[] =>
  Object.entries(where).flatMap(([name, value]) =>
    Array.isArray(value) && /^(and|or)$/i.test(name) ? value.flatMap(pathsOf) : [name],
  )

function entersJson(names: string[], fields: FlattenedField[], collections: Collections): boolean {
  const [name, ...rest] = names
  const field = fields.find((each) => each.name === name)
  if (!field || rest.length === 0) return false
  if (field.type === 'json' || field.type === 'richText') return true
  if ('flattenedFields' in field) return entersJson(rest, field.flattenedFields, collections)
  if (field.type !== 'relationship' && field.type !== 'upload') return false
  const related = collections.find(({ slug }) => slug === field.relationTo)
  return related !== undefined && entersJson(rest, related.flattenedFields, collections)
}

/**
 * Rejects conditions and orders that lead into a JSON field. Payload builds SQL from such a path, which fails for most values
 * and searches the whole table for the rest.
 * @param sort names, with `-` for falling order
 */
export function refuseJsonPaths(
  { where, sort }: { where?: Where | undefined; sort?: string | string[] | undefined },
  fields: FlattenedField[],
  collections: Collections,
): void {
  const sorts = [sort ?? []].flat().flatMap((names) => names.split(','))
  const paths = [...pathsOf(where ?? {}), ...sorts.map((name) => name.trim().replace(/^-/, ''))]
  const wrong = paths.filter((path) => {
    // Payload reads `__` as a dot. Versions hold the document below `version`.
    const names = path.replaceAll('__', '.').split('.')
    const isOfVersion = names[0] === 'version' || names[0] === 'parent'
    return entersJson(isOfVersion ? names.slice(1) : names, fields, collections)
  })
  if (wrong.length > 0) throw new QueryError(wrong.map((path) => ({ path })))
}
