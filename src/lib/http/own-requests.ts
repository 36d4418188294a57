import { processState } from '../process-state.ts'

const state = processState('own-requests', (): { secret?: string } => ({}))

/** Marks requests of this server to itself that fill its page memory. */
export const FILL_HEADER = 'x-page-fill'

/** Called by the server: a request with this secret is its own. */
export function setFillSecret(secret: string): void {
  state.secret = secret
}

/** Returns true if the mark is this server's own. */
export const isOwnRequest = (mark: string | null): boolean => mark !== null && mark === state.secret
