/** One entry of schema.org's vocabulary. */
export type StructuredData = { '@type': string | readonly string[] } & Record<string, unknown>

/**
 * Structured data as text for a script element. `<` is escaped, so that no editor's text can end the element. U+2028 and U+2029
 * are line ends to some parsers.
 */
export function serializeStructuredData(data: StructuredData | readonly StructuredData[]): string {
  const graph = Array.isArray(data) ? { '@graph': data } : data
  return JSON.stringify({ '@context': 'https://schema.org', ...graph })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

type JsonLdProps = { data: StructuredData | readonly StructuredData[] }

/** The subject of a page in the vocabulary of schema.org, for search engines. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped for this place
      dangerouslySetInnerHTML={{ __html: serializeStructuredData(data) }}
    />
  )
}
