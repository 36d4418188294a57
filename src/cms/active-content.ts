import type { Config } from '@/payload-types'
import { activeDocs, type ListedCollection } from './active-docs'
import { cachedContent } from './cached-content'

interface ListOptions {
  /** Read pictures with the entries. */
  pictures?: boolean
}

/**
 * Makes a query for all entries of a collection that visitors may see, in the editors' order, each as
 * `entryOf` shows it. Kept under `name` until an entry changes.
 */
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
