import { randomInt } from 'node:crypto'

const MIN_MS = 500
const SPREAD_MS = 3000

/**
 * When work begins whose amount depends on whether an address is known: not at once, and not after a
 * fixed time, so that nobody finds it in how long the next answer takes.
 */
export const someTimeLater = (now = Date.now()): Date => new Date(now + MIN_MS + randomInt(SPREAD_MS))
