import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { announceContent } from '@/lib/cache/announce-content'
import { type ContentSource, contentTag, everyPage } from '@/lib/cache/tags'
import type { Config } from '@/payload-types'
import { isDraftSave } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

/** Seeds and bulk imports set `disableRevalidate`: they say once, at their end, that everything has changed. */
async function announce(req: PayloadRequest, source: ContentSource): Promise<void> {
  if (!req.context.disableRevalidate) await announceContent(req, [everyPage, contentTag(source)])
}

interface Stored {
  id: string
  status?: unknown
}

/** Returns true if the public cannot see the change: a draft, or a document that is hidden before and after it. */
function isUnseen(req: PayloadRequest, kind: string, doc: Stored): boolean {
  if (!isPublishedKind(kind)) return false
  if (isDraftSave(req, kind)) return true
  return doc.status !== 'published' && storedBefore<Stored>(req, kind, doc.id)?.status !== 'published'
}

/**
 * Puts a change on the public pages: at the next request after it is committed, on every server. The hooks
 * of each collection that pages show.
 */
export function revalidates(kind: keyof Config['collections']): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, req }) => {
        if (!isUnseen(req, kind, doc)) await announce(req, kind)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await announce(req, kind)
        return doc
      },
    ],
  }
}

/** The same for a global. */
export function revalidatesGlobal(kind: keyof Config['globals']): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await announce(req, kind)
    return doc
  }
}
