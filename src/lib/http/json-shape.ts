export interface JsonLimits {
  /** How deep objects and lists may stand in each other. */
  depth: number
  /** Names in one object. */
  names: number
  /** Names and entries in all. */
  entries: number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const opens = new Set([0x7b, 0x5b])
const closes = new Set([0x7d, 0x5d])

/**
 * Whether a text of JSON stays within the limits. Only counts, in one pass and before anything is made of it: what is
 * no JSON passes, the parser refuses it.
 */
export function isWithinShape(json: Uint8Array, limits: JsonLimits): boolean {
  /** Separators seen in each object or list that is open. */
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
      // Lists are bounded by the entries in all: an article has long ones.
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
