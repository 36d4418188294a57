import { randomInt } from 'node:crypto'

const MIN_MS = 500
const RANDOM_DELAY_MS = 3000

/** A random delay before work that depends on whether an address is known, so that timing reveals nothing. */
export const someTimeLater = (): Date => new Date(Date.now() + MIN_MS + randomInt(RANDOM_DELAY_MS))
