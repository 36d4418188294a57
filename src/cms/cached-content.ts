import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { type ContentSource, contentTag } from '@/lib/cache/tags'
import { payloadInstance } from './payload'

type Argument = string | number | boolean | null

/**
 * Makes a query for public pages whose answer is kept until one of its `sources` changes. The page that
 * asks carries the sources' tags, so it is made anew as well. `name` and the arguments are the key; the
 * answer must survive JSON. The query itself states its access: it reads for anybody. `refreshAfter` is
 * for what changes without an editor, such as counts: after so many seconds it is read anew.
 */
export function cachedContent<Arguments extends readonly Argument[], Answer>(
  name: string,
  sources: readonly ContentSource[],
  query: (payload: Payload, ...args: Arguments) => Promise<Answer>,
  { refreshAfter }: { refreshAfter?: number } = {},
): (...args: Arguments) => Promise<Answer> {
  return unstable_cache(async (...args: Arguments) => query(await payloadInstance(), ...args), [name], {
    tags: sources.map(contentTag),
    ...(refreshAfter ? { revalidate: refreshAfter } : {}),
  })
}
