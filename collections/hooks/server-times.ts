import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from 'payload'

type Fields = Record<string, unknown>

/** Payload would accept these times from any caller with write access. */
function withoutTimes<Args>(args: Args, operation: string): Args {
  const { data, overrideAccess } = args as { data?: Fields; overrideAccess?: boolean }
  // The server itself may set times, for example in the seed.
  if (!data || overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  const { createdAt: _made, updatedAt: _changed, ...rest } = data
  return { ...args, data: rest }
}

const ofDocuments: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  req.payloadAPI === 'REST' ? withoutTimes(args, operation) : args

const ofGlobals: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  req.payloadAPI === 'REST' ? withoutTimes(args, operation) : args

export const serverTimes: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [ofDocuments, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [ofGlobals, ...(global.hooks?.beforeOperation ?? [])] },
  })),
})
