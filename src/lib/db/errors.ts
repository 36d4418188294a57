import { causesOf, codesOf } from '../causes.ts'

const EXCLUSION_VIOLATION = '23P01'
const DEADLOCK = '40P01'
const NO_SUCH_OPERATOR = '42883'
const VALUE_MISSING = '23502'

/** The adapter wraps the driver's error, and Payload may wrap it again. */
const sqlState = (error: unknown): string | undefined =>
  codesOf(error).find((code) => /^[0-9A-Z]{5}$/.test(code))

/** True if a row was rejected because it overlaps another one (an EXCLUDE constraint). */
export const isOverlap = (error: unknown): boolean => sqlState(error) === EXCLUSION_VIOLATION

/** True if PostgreSQL ended this transaction to break a deadlock. It may be retried. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === DEADLOCK

/** Classes 08 and 57P, and the driver's messages when a connection breaks or none is free. */
const LOST =
  /^(08...|57P..)$|ECONN(RESET|REFUSED)|EPIPE|ETIMEDOUT|connection (terminated|timeout)|timeout exceeded when trying to connect/i

/** True if the database could not be reached or closed the connection. The query itself is not wrong. */
export const isConnectionLost = (error: unknown): boolean =>
  [...codesOf(error), ...causesOf(error).map(({ message }) => message)].some((text) => LOST.test(text))

/**
 * True if PostgreSQL could not convert a value to the type of its column (class 22, data exception), if a value is missing, or
 * if a condition does not fit its column. The request is wrong, not the server.
 */
export function isInvalidValue(error: unknown): boolean {
  const state = sqlState(error)
  return state === NO_SUCH_OPERATOR || state === VALUE_MISSING || state?.startsWith('22') === true
}
