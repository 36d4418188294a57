export interface JsonLimits {
  /** The deepest nesting of objects and lists. */
  depth: number
  /** Names in one object. */
  names: number
  /** Names and entries in total. */
  entries: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const opens = new Set([0x7b, 0x5b])
const closes = new Set([0x7d, 0x5d])

/**
 * Returns true if a JSON text stays within the limits. It only counts, in one pass and before parsing. Invalid JSON passes; the
 * parser rejects it.
 */
export function isWithinShape(json: Uint8Array, limits: JsonLimits): boolean {
  /** Separators in each open object or list. */
  const open: number[] = []
  let entries = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (opens.has(byte)) {
      // Lists are limited by the total of entries: an article has long ones.
      if (open.push(byte === 0x7b ? 1 : Number.NEGATIVE_INFINITY) > limits.depth) return false
      if (++entries > limits.entries) return false
    } else if (closes.has(byte)) open.pop()
    else if (byte === COMMA) {
      const last = open.length - 1
      open[last] = (open[last] ?? 0) + 1
      if ((open[last] ?? 0) > limits.names || ++entries > limits.entries) return false
    }
  }
  return true
}
