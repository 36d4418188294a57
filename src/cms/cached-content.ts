import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { type ContentSource, contentTag } from '@/lib/cache/tags'
import { payloadInstance } from './payload'

type Argument = string | number | boolean | null

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
