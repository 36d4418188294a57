export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

/** What an answer has and the document lacks, and the other way round. */
export function differences(schema: Schema, value: unknown, at = ''): string[] {
  if (schema.items && Array.isArray(value))
    return value.flatMap((item) => differences(schema.items ?? {}, item, `${at}[]`))
  if (schema.type === 'object' && typeof value === 'object' && value !== null) {
    const described = schema.properties ?? {}
    return [
      ...Object.keys(value).flatMap((name) => (name in described ? [] : [`${at}.${name} is not described`])),
      ...(schema.required ?? []).flatMap((name) => (name in value ? [] : [`${at}.${name} is missing`])),
      ...Object.entries(described).flatMap(([name, inner]) =>
        name in value ? differences(inner, Reflect.get(value, name), `${at}.${name}`) : [],
      ),
    ]
  }
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? [])
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return types.length === 0 || types.includes(type) ? [] : [`${at} is ${type}, not ${types.join(' or ')}`]
}
