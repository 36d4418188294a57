import type { Config } from '@/payload-types'
import { activeDocs, type ListedCollection } from './active-docs'
import { cachedContent } from './cached-content'

interface ListOptions {
  pictures?: boolean
}

/** A cached query for a collection's visible entries, in the editors' order. `name` is the cache key. */
export function activeContent<Slug extends ListedCollection, Entry>(
  name: string,
  collection: Slug,
  entryOf: (doc: Config['collections'][Slug]) => Entry,
  { pictures = false }: ListOptions = {},
): () => Promise<Entry[]> {
  const sources = pictures ? ([collection, 'media'] as const) : ([collection] as const)
  return cachedContent(name, sources, async (payload) =>
    (await activeDocs(payload, collection, pictures ? 1 : 0)).map(entryOf),
  )
}
