import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, documentTag, everyPage } from '@/lib/cache/tags'
import type { Config } from '@/payload-types'

type ContentKind = keyof Config['collections']
type GlobalKind = keyof Config['globals']

interface Named {
  id: string | number
  slug?: string | null
}

/** Seeds and bulk imports set this: they say once, at their end, that everything has changed. */
const isSilent = (req: PayloadRequest) => Boolean(req.context.disableRevalidate)

const tagsOf = (kind: ContentKind, docs: (Named | undefined)[]): string[] => [
  ...new Set([
    everyPage,
    contentTag(kind),
    ...docs.flatMap((doc) =>
      doc ? [documentTag(kind, String(doc.id)), ...(doc.slug ? [documentTag(kind, doc.slug)] : [])] : [],
    ),
  ]),
]

/**
 * Puts a change on the public pages: at the next request after it is committed, on every server. To be
 * spread into the hooks of each collection that pages show.
 */
export function revalidates(kind: ContentKind): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: async ({ doc, previousDoc, req }) => {
      if (!isSilent(req))
        await announceContent(req, tagsOf(kind, [doc, previousDoc?.id ? previousDoc : undefined]))
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      if (!isSilent(req)) await announceContent(req, tagsOf(kind, [doc]))
      return doc
    },
  }
}

/** The same for a global. */
export function revalidatesGlobal(kind: GlobalKind): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    if (!isSilent(req)) await announceContent(req, [everyPage, contentTag(kind)])
    return doc
  }
}
