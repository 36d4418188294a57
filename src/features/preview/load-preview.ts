import { isAdmin } from '@collections/access/roles'
import { createLocalReq } from 'payload'
import { payloadInstance } from '@/lib/payload'
import { isUuid } from '@/lib/validation/uuid'
import type { Blog, Flagship, Idea } from '@/payload-types'

/** What an editor can look at before it is public, with the document as stored, read at depth 1. */
export type Preview =
  | { kind: 'blogs'; doc: Blog }
  | { kind: 'ideas'; doc: Idea }
  | { kind: 'flagships'; doc: Flagship }

/**
 * The document that an editor previews, whatever its status; null for everybody who is not an editor,
 * who thus cannot tell it from one that does not exist.
 */
export async function loadPreview(headers: Headers, kind: string, id: string): Promise<Preview | null> {
  if (!isUuid(id)) return null
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!(await isAdmin(req))) return null
  const asked = { id, depth: 1, overrideAccess: false, user, req, disableErrors: true } as const
  if (kind === 'blogs') {
    const doc = await payload.findByID({ collection: 'blogs', ...asked })
    return doc && { kind, doc }
  }
  if (kind === 'ideas') {
    const doc = await payload.findByID({ collection: 'ideas', ...asked })
    return doc && { kind, doc }
  }
  if (kind === 'flagships') {
    const doc = await payload.findByID({ collection: 'flagships', ...asked })
    return doc && { kind, doc }
  }
  return null
}
