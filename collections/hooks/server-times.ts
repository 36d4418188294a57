import type { PayloadRequest } from 'payload'
import { eachCollection, withHooks } from '../plugins'

interface Operation<Args> {
  args?: Args
  operation: string
  req: PayloadRequest
}

/** Payload would accept these times from any caller with write access. */
function withoutTimes<Args>({ args, operation, req }: Operation<Args>): Args | undefined {
  const { data, overrideAccess } = (args ?? {}) as {
    data?: Record<string, unknown>
    overrideAccess?: boolean
  }
  const isWrite = operation === 'create' || operation === 'update'
  if (!args || req.payloadAPI !== 'REST' || !data || overrideAccess || !isWrite) return args
  const { createdAt: _made, updatedAt: _changed, ...rest } = data
  return { ...args, data: rest }
}

export const serverTimes = eachCollection(
  (collection) => withHooks(collection, { first: { beforeOperation: [withoutTimes] } }),
  (global) => withHooks(global, { first: { beforeOperation: [withoutTimes] } }),
)
