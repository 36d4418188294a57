import type { Payload } from 'payload'
import { canonicalPath } from '@/features/redirects/addresses'
import { findRedirect, oldPaths } from '@/features/redirects/find-redirect'
import { onContentChanged } from '@/lib/cache/content-changes'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { setRedirectLookup } from '@/server/http/redirect-lookup'

/**
 * Gives our server the lookup of redirects. Their start paths are kept in memory, because every guess of a scanner asks. The
 * target is read on demand.
 */
export function loadRedirects(payload: Payload): void {
  let known: Set<string> | undefined
  let reading: Promise<Set<string>> | undefined

  function read(): Promise<Set<string>> {
    const work = oldPaths(payload).then(
      (from) => {
        const paths = new Set(from)
        if (reading === work) known = paths
        return paths
      },
      (error) => {
        if (reading === work) reading = undefined
        throw error
      },
    )
    return work
  }
  onContentChanged((tags) => {
    // Every change carries the tag of all pages. That tag alone means that changes may have been missed.
    if (!tags.includes(contentTag('redirects')) && tags.some((tag) => tag !== everyPage)) return
    known = undefined
    reading = undefined
  })
  setRedirectLookup((asked) => {
    const path = canonicalPath(asked)
    if (path === undefined || (known && !known.has(path))) return undefined
    reading ??= read()
    return reading.then((paths) => (paths.has(path) ? findRedirect(payload, path) : undefined))
  })
}
