/** How much the client wants an encoding, 0 to 1; undefined where the header does not speak of it. */
function weightOf(header: string, encoding: string): number | undefined {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== encoding) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return undefined
}

/**
 * Which of the encodings that are there, best first, goes to a client with this Accept-Encoding
 * (RFC 9110, section 12.5.3); 'identity' where none does.
 */
export function acceptedEncoding(header: string | undefined, there: readonly string[]): string {
  if (!header) return 'identity'
  const other = weightOf(header, '*')
  let best = { encoding: 'identity', weight: weightOf(header, 'identity') ?? 0 }
  for (const encoding of there) {
    const weight = weightOf(header, encoding) ?? other ?? 0
    const preferred = best.encoding === 'identity' ? weight >= best.weight : weight > best.weight
    if (weight > 0 && preferred) best = { encoding, weight }
  }
  return best.encoding
}

/**
 * The weak form of an entity tag. A page is the same page in each encoding, but not the same bytes, which
 * is what a strong tag would promise.
 */
export const weakTag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Whether an If-None-Match names the tag; compared weakly, as RFC 9110 wants it there. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const tags: string[] = header.match(/"[^"]*"/g) ?? []
  return tags.includes(etag.replace(/^W\//, ''))
}
