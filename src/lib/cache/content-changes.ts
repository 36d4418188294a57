import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Changes of content as this process has noticed them. On the process, not in the module: the
 * framework's bundles and our server hold copies of their own of each module.
 */
interface State {
  generation: number
  listening: boolean
  listeners: Set<(tags: readonly string[]) => void>
  /** Announced by a request under way and not yet heard of; the value tells the request. */
  unheard: Map<string, () => void>
  announced: AsyncLocalStorage<string[]>
}

const STATE = Symbol.for('quickwin.content-changes')
const shared = globalThis as { [STATE]?: State }
shared[STATE] ??= {
  generation: 0,
  listening: false,
  listeners: new Set(),
  unheard: new Map(),
  announced: new AsyncLocalStorage<string[]>(),
}
const state: State = shared[STATE]

const MAX_WAIT_MS = 1000
const nothing = () => undefined

/**
 * Rises with each change. Whoever keeps what was made from content notes it before the work and keeps
 * the result only when it is still the same afterwards.
 */
export const contentGeneration = (): number => state.generation

/** Calls `listener` with the tags of each change, after they have expired. @returns the way out */
export function onContentChanged(listener: (tags: readonly string[]) => void): () => void {
  state.listeners.add(listener)
  return () => state.listeners.delete(listener)
}

/** Whether this process hears of changes; without it nobody needs to wait for one. */
export function setListening(listening: boolean): void {
  state.listening = listening
}

/** To be called once the tags have expired in this process. */
export function contentChanged(tags: readonly string[], id?: string): void {
  state.generation++
  for (const listener of state.listeners) listener(tags)
  if (!id) return
  state.unheard.get(id)?.()
  state.unheard.delete(id)
}

/** Notes that the request under way announces the change `id`, if there is one. */
export function noteAnnouncement(id: string): void {
  const request = state.announced.getStore()
  if (!request) return
  request.push(id)
  state.unheard.set(id, nothing)
}

function heard(id: string): Promise<void> {
  if (!state.unheard.has(id)) return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(done, MAX_WAIT_MS)
    state.unheard.set(id, () => {
      clearTimeout(timer)
      done()
    })
  })
}

/**
 * Runs a request and holds its answer until this process has heard of the content it changed: who gets
 * the answer and then opens the page sees the change.
 * @param committed false for an answer whose changes were rolled back
 */
export async function afterOwnChanges<Answer>(
  request: () => Promise<Answer>,
  committed: (answer: Answer) => boolean,
): Promise<Answer> {
  const ids: string[] = []
  try {
    const answer = await state.announced.run(ids, request)
    if (state.listening && committed(answer)) await Promise.all(ids.map(heard))
    return answer
  } finally {
    for (const id of ids) state.unheard.delete(id)
  }
}
