interface Verdict {
  write: boolean
  /** How many equal ones were left out since the last that was written. */
  leftOut: number
}

const MAX_KEYS = 500

/**
 * Decides which of many equal errors are written: the first, then one in each `windowMs` with the number of
 * those that were left out. A database that is down would fill a disk otherwise.
 */
export function repeatedErrors(windowMs: number): (key: string, now: number) => Verdict {
  const known = new Map<string, { since: number; leftOut: number }>()
  return (key, now) => {
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
