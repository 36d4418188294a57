import { type Bounds, boundedMap } from './bounded-map'
import { contentGeneration, onContentChanged } from './content-changes'

/**
 * Caches answers in this process, by key, until content changes anywhere. Callers that ask while an answer is being made wait
 * for it. Failures are not cached, nor answers made from content that has changed since. Answers must survive JSON, and callers
 * must not change them.
 */
export function keptUntilChange<Answer>(make: (key: string) => Promise<Answer>, bounds: Bounds) {
  const kept = boundedMap<{ answer: Answer }>(bounds)
  const making = new Map<string, Promise<Answer>>()

  onContentChanged(() => {
    kept.clear()
    making.clear()
  })

  async function makeAndKeep(key: string): Promise<Answer> {
    const generation = contentGeneration()
    const answer = await make(key)
    const bytes = Buffer.byteLength(JSON.stringify(answer)) + Buffer.byteLength(key)
    if (contentGeneration() === generation) kept.set(key, { answer }, bytes)
    return answer
  }

  return {
    async get(key: string): Promise<Answer> {
      const found = kept.get(key)
      if (found) return found.answer
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
  }
}
