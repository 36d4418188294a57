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
import { isDraftSave, storedBefore } from '../publication/asked-write'

/** Bulk imports set `disableRevalidate` and announce one change at their end. */
async function announce(req: PayloadRequest, source: ContentSource): Promise<void> {
  if (!req.context.disableRevalidate) await announceContent(req, [everyPage, contentTag(source)])
}

interface Stored {
  id: string
  status?: unknown
}

export function isUnseen(req: PayloadRequest, kind: string, doc: Stored): boolean {
  if (!isPublishedKind(kind)) return false
  if (isDraftSave(req, kind)) return true
  return doc.status !== 'published' && storedBefore<Stored>(req, kind, doc.id)?.status !== 'published'
}

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

export function revalidatesGlobal(kind: keyof Config['globals']): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await announce(req, kind)
    return doc
  }
}
