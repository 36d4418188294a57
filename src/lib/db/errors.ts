const EXCLUSION_VIOLATION = '23P01'
const DEADLOCK = '40P01'
const NO_SUCH_OPERATOR = '42883'
const VALUE_MISSING = '23502'

function sqlState(error: unknown): string | undefined {
  let current = error
  // The adapter wraps the driver's error, and Payload may wrap it again.
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code
    current = current.cause
  }
  return undefined
}

/** True if a row was rejected because it overlaps another one (an EXCLUDE constraint). */
export const isOverlap = (error: unknown): boolean => sqlState(error) === EXCLUSION_VIOLATION

/** True if PostgreSQL ended this transaction to break a deadlock. It may be retried. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === DEADLOCK

/** Classes 08 and 57P, and the driver's messages when a connection breaks or none is free. */
const LOST =
  /^(08...|57P..)$|ECONN(RESET|REFUSED)|EPIPE|ETIMEDOUT|connection (terminated|timeout)|timeout exceeded when trying to connect/i

/** True if the database could not be reached or closed the connection. The query itself is not wrong. */
export function isConnectionLost(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current ? String(current.code) : ''
    if (LOST.test(code) || LOST.test(current.message)) return true
    current = current.cause
  }
  return false
}

/**
 * True if PostgreSQL could not convert a value to the type of its column (class 22, data exception), if a value is missing, or
 * if a condition does not fit its column. The request is wrong, not the server.
 */
export function isInvalidValue(error: unknown): boolean {
  const state = sqlState(error)
  return state === NO_SUCH_OPERATOR || state === VALUE_MISSING || state?.startsWith('22') === true
}
