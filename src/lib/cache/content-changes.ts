import { processState } from '../process-state.ts'

/** Changes of content as this process has noticed them. */
interface State {
  generation: number
  listeners: Set<(tags: readonly string[]) => void>
}

const state = processState('content-changes', (): State => ({ generation: 0, listeners: new Set() }))

/**
 * Rises with each change. Code that keeps what was made from content notes it before the work and keeps
 * the result only when it is still the same afterwards.
 */
export const contentGeneration = (): number => state.generation

/** Calls `listener` with the tags of each change. @returns the way out */
export function onContentChanged(listener: (tags: readonly string[]) => void): () => void {
  state.listeners.add(listener)
  return () => state.listeners.delete(listener)
}

/** Empties what this process keeps of content with these tags. */
export function contentChanged(tags: readonly string[]): void {
  state.generation++
  for (const listener of state.listeners) listener(tags)
}
