export interface Bounds {
  maxEntries: number
  maxBytes: number
}

/**
 * Values by key, limited in number and bytes. The least recently used are dropped first; one that is larger than all bytes is
 * not kept.
 */
export function boundedMap<Value>({ maxEntries, maxBytes }: Bounds) {
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const found = entries.get(key)
      if (!found) return undefined
      // Moves the entry to the end, so that it is dropped last.
      entries.delete(key)
      entries.set(key, found)
      return found.value
    },
    set(key: string, value: Value, bytes: number): void {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break
        remove(oldest)
      }
    },
    clear(): void {
      entries.clear()
      total = 0
    },
  }
}
