const MAX_KEYS = 500

/**
 * Decides which of many equal errors are logged: the first, then one in each `windowMs` with the number of those left out.
 * Otherwise an unreachable database would fill the disk.
 */
export function repeatedErrors(windowMs: number) {
  const known = new Map<string, { since: number; leftOut: number }>()
  /** `leftOut`: how many equal errors were left out since the last one was written. */
  return (key: string, now: number) => {
    const before = known.get(key)
    if (before && now - before.since < windowMs) {
      before.leftOut++
      return { write: false, leftOut: 0 }
    }
    if (known.size >= MAX_KEYS) known.clear()
    known.set(key, { since: now, leftOut: 0 })
    return { write: true, leftOut: before?.leftOut ?? 0 }
  }
}
