import { AsyncLocalStorage } from 'node:async_hooks'
import { type Logger, pino } from 'pino'
import { env } from '../env.ts'
import { isOverlap } from './db/errors.ts'
import { processState } from './process-state.ts'
import { repeatedErrors } from './repeated-errors.ts'
import { scrubLine } from './scrub-log.ts'
import { steadyNow } from './time/steady-clock.ts'

export const requestIds = processState('request-id', () => new AsyncLocalStorage<string>())

/** Errors, and the job queue's form of them: an object with their fields. */
const isFailure = (value: unknown): value is { message: string; code?: unknown } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/**
 * What Payload says of a request that it refuses. It would choose the level by the name of the class, which the build
 * shortens. It gives no message of its own; where our code does, the failure is ours.
 */
const isRefusal = (error: object, message: unknown): boolean =>
  message === undefined &&
  'isOperational' in error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500

const decide = processState('repeated-errors', () => repeatedErrors(60_000))

/** The process's log: JSON lines, each with the id of the request that caused it. Holds no secret. */
export const log: Logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  // Errors of the database's pool carry its client, 4 kB of its insides.
  serializers: {
    err: (error) => {
      const { client: _, ...written } = pino.stdSerializers.err(error)
      return written
    },
  },
  hooks: {
    streamWrite: scrubLine,
    logMethod(args, method) {
      const [fields, message] = args as unknown[]
      const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined
      if (!isFailure(error)) return method.apply(this, args)
      // Two people wanted one time: the second one gets an answer. Nothing is broken.
      if (isOverlap(error)) return this.info('a booking was refused: its time is taken')
      if (isRefusal(error, message)) return this.info(error.message)
      const code = error.code ?? ''
      // Every worker of every queue reports the same failure of the database, each under its own name.
      const reason = error.message.replace(/ \(Queue: .*\)$/, '')
      const { write, leftOut } = decide(`${message} ${code} ${reason}`, steadyNow())
      if (!write) return
      if (leftOut > 0) Object.assign(args, [{ ...(fields as object), leftOut }])
      method.apply(this, args)
    },
  },
  mixin: () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  },
})
