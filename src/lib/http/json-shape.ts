export interface ShapeLimits {
  /** The deepest nesting of objects and lists. */
  depth: number
  names: number
  entries: number
}

/**
 * Returns true if parsed JSON stays within the limits. Payload goes through all names of a document several times, and calls
 * itself for each level.
 */
export function isWithinShape(value: unknown, limits: ShapeLimits): boolean {
  let left = limits.entries
  const fits = (inner: unknown, depth: number): boolean => {
    if (typeof inner !== 'object' || inner === null) return true
    const values = Object.values(inner)
    left -= values.length
    if (depth === 0 || left < 0 || (!Array.isArray(inner) && values.length > limits.names)) return false
    return values.every((each) => fits(each, depth - 1))
  }
  return fits(value, limits.depth)
}
