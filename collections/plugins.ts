import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

/** A plugin that changes each collection, and with a second argument each global. */
export const eachCollection =
  (
    change: (collection: CollectionConfig) => CollectionConfig,
    changeGlobal: (global: GlobalConfig) => GlobalConfig = (global) => global,
  ): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map(change),
    globals: config.globals?.map(changeGlobal),
  })

/** Adds hooks that run before (`first`) or after (`last`) the owner's own. */
export function withHooks<Owner extends CollectionConfig | GlobalConfig>(
  owner: Owner,
  { first = {}, last = {} }: { first?: Owner['hooks']; last?: Owner['hooks'] },
): Owner {
  const all: Record<string, unknown[]> = {}
  for (const [name, hooks] of [first, owner.hooks ?? {}, last].flatMap((part) => Object.entries(part)))
    all[name] = [...(all[name] ?? []), ...(hooks ?? [])]
  return { ...owner, hooks: all }
}
