/** The client's preference for an encoding, 0 to 1; undefined if the header does not mention it. */
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
 * Picks an encoding for a client with this Accept-Encoding (RFC 9110, section 12.5.3) from those available, best first;
 * 'identity' if none fits.
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

/** The weak form of an entity tag. Each encoding of a page has different bytes, so a strong tag would be wrong. */
export const weakTag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Returns true if an If-None-Match names the tag. The comparison is weak, as RFC 9110 requires. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const tags: string[] = header.match(/"[^"]*"/g) ?? []
  return tags.includes(etag.replace(/^W\//, ''))
}
