/** The preferences in a client's Accept-Encoding (RFC 9110, section 12.5.3): 0 to 1 for each encoding that it mentions. */
function weightsIn(header: string): Map<string, number> {
  const parts = header.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', weight = '1'] = part.split(/;\s*q=/)
      return [name.trim(), Number(weight) || 0]
    }),
  )
}

/** Picks an encoding for a client with this header from those available, best first; 'identity' if none fits. */
export function acceptedEncoding(header = '', there: readonly string[] = []): string {
  const weights = weightsIn(header)
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = there.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  if (!best || weightOf(best) === 0) return 'identity'
  return weightOf(best) < (weights.get('identity') ?? 0) ? 'identity' : best
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
