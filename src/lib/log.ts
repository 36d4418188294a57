import { AsyncLocalStorage } from 'node:async_hooks'
import { type Logger, pino } from 'pino'
import { env } from '../env.ts'

/** Process-wide: bundles of the framework hold several copies of a module, but one of a symbol. */
const REQUEST_ID = Symbol.for('quickwin.request-id')
const shared = globalThis as { [REQUEST_ID]?: AsyncLocalStorage<string> }
shared[REQUEST_ID] ??= new AsyncLocalStorage<string>()
export const requestIds: AsyncLocalStorage<string> = shared[REQUEST_ID]

/** The process's log: JSON lines, each with the id of the request that caused it. Holds no secret. */
export const log: Logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: ['password', '*.password', 'token', '*.token', 'headers.cookie', 'headers.authorization'],
  mixin: () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  },
})
