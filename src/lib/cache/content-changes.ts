import { processState } from '../process-state.ts'

/** Changes of content that this process has received. */
interface State {
  generation: number
  listeners: Set<(tags: readonly string[]) => void>
}

const state = processState('content-changes', (): State => ({ generation: 0, listeners: new Set() }))

/**
 * Increases with each change. Code that caches a result reads it before the work and caches the result only if it is still the
 * same.
 */
export const contentGeneration = (): number => state.generation

/** Calls `listener` with the tags of each change. @returns a function that removes the listener */
export function onContentChanged(listener: (tags: readonly string[]) => void): () => void {
  state.listeners.add(listener)
  return () => state.listeners.delete(listener)
}

/** Empties what this process has cached of content with these tags. */
export function contentChanged(tags: readonly string[]): void {
  state.generation++
  for (const listener of state.listeners) listener(tags)
}
