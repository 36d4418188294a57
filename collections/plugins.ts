import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

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

export function withHooks<Owner extends CollectionConfig | GlobalConfig>(
  owner: Owner,
  { first = {}, last = {} }: { first?: Owner['hooks']; last?: Owner['hooks'] },
): Owner {
  const all: Record<string, unknown[]> = {}
  for (const [name, hooks] of [first, owner.hooks ?? {}, last].flatMap((part) => Object.entries(part)))
    all[name] = [...(all[name] ?? []), ...(hooks ?? [])]
  return { ...owner, hooks: all }
}
