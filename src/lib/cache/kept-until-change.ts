import { contentGeneration, onContentChanged } from './content-changes'

interface Limits {
  maxEntries: number
  /** Of the answers as JSON; the least recently used are dropped first. */
  maxBytes: number
}

interface Kept<Answer> {
  answer: Answer
  bytes: number
}

/**
 * Caches answers in this process, by key, until content changes anywhere. Callers that ask while an answer is being made wait
 * for it. Failures are not cached, nor answers made from content that has changed since. Answers must survive JSON, and callers
 * must not change them.
 */
export function keptUntilChange<Answer>(
  make: (key: string) => Promise<Answer>,
  { maxEntries, maxBytes }: Limits,
) {
  const kept = new Map<string, Kept<Answer>>()
  const making = new Map<string, Promise<Answer>>()
  let bytes = 0

  onContentChanged(() => {
    kept.clear()
    making.clear()
    bytes = 0
  })

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: Answer): void {
    const size = Buffer.byteLength(JSON.stringify(answer)) + Buffer.byteLength(key)
    if (size > maxBytes) return
    drop(key)
    kept.set(key, { answer, bytes: size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (kept.size <= maxEntries && bytes <= maxBytes) break
      drop(oldest)
    }
  }

  async function makeAndKeep(key: string): Promise<Answer> {
    const generation = contentGeneration()
    const answer = await make(key)
    if (contentGeneration() === generation) keep(key, answer)
    return answer
  }

  return {
    async get(key: string): Promise<Answer> {
      const found = kept.get(key)
      if (found) {
        // Moves the entry to the end, so that it is dropped last.
        kept.delete(key)
        kept.set(key, found)
        return found.answer
      }
      const underWay = making.get(key)
      if (underWay) return underWay
      const made = makeAndKeep(key)
      making.set(key, made)
      try {
        return await made
      } finally {
        if (making.get(key) === made) making.delete(key)
      }
    },
    /** How much is cached now. */
    size: () => ({ entries: kept.size, bytes }),
  }
}
