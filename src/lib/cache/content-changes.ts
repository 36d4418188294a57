import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../process-state.ts'

interface Awaited {
  /** Servers that have expired their tags. */
  seen: number
  /** Servers that listen; not known at first. */
  servers: number | undefined
  done: () => void
}

/** Changes of content as this process has noticed them. */
interface State {
  generation: number
  listening: boolean
  listeners: Set<(tags: readonly string[]) => void>
  /** Announced by a request under way, by id. */
  awaited: Map<string, Awaited>
  announced: AsyncLocalStorage<string[]>
}

const state = processState(
  'content-changes',
  (): State => ({
    generation: 0,
    listening: false,
    listeners: new Set(),
    awaited: new Map(),
    announced: new AsyncLocalStorage<string[]>(),
  }),
)

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
export function contentChanged(tags: readonly string[]): void {
  state.generation++
  for (const listener of state.listeners) listener(tags)
}

function settle(change: Awaited): void {
  if (change.servers !== undefined && change.seen >= change.servers) change.done()
}

/** Whether a request of this process waits for the change `id`. */
export const isAwaited = (id: string): boolean => state.awaited.has(id)

/** One more server has expired its tags for the change `id`. */
export function changeSeen(id: string): void {
  const change = state.awaited.get(id)
  if (!change) return
  change.seen++
  settle(change)
}

/** How many servers are to see the change `id`. */
export function changeConcerns(id: string, servers: number): void {
  const change = state.awaited.get(id)
  if (!change) return
  change.servers = servers
  settle(change)
}

/** Notes that the request under way announces the change `id`, if there is one. */
export function noteAnnouncement(id: string): void {
  const request = state.announced.getStore()
  if (!request) return
  request.push(id)
  state.awaited.set(id, { seen: 0, servers: undefined, done: nothing })
}

function seenEverywhere(id: string): Promise<void> {
  const change = state.awaited.get(id)
  if (!change) return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(done, MAX_WAIT_MS)
    change.done = () => {
      clearTimeout(timer)
      done()
    }
    settle(change)
  })
}

/**
 * Runs a request and holds its answer until every server has heard of the content it changed: who gets
 * the answer and then opens the page, wherever, sees the change. A server that hangs is not waited for
 * longer than a second.
 * @param committed false for an answer whose changes were rolled back
 */
export async function afterOwnChanges<Answer>(
  request: () => Promise<Answer>,
  committed: (answer: Answer) => boolean,
): Promise<Answer> {
  const ids: string[] = []
  try {
    const answer = await state.announced.run(ids, request)
    if (state.listening && committed(answer)) await Promise.all(ids.map(seenEverywhere))
    return answer
  } finally {
    for (const id of ids) state.awaited.delete(id)
  }
}
