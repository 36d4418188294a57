import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { documentOfLink } from '@/features/publication/draft-link/queries'
import { remarksAt } from '@/features/publication/remark/queries'
import { placesIn } from '@/features/publication/remark/rules'
import { isPublishedKind, type PublishedKind } from '@/features/publication/rules'
import { isAdmin } from '@/features/role/queries'
import { isUuid } from '@/lib/validation/uuid'
import type { Config, User } from '@/payload-types'

/** Documents with a preview, in their newest version at depth 1. */
export type Preview = { [K in PublishedKind]: { kind: K; doc: Config['collections'][K] } }[PublishedKind]

/** The newest version of a document. Null for unknown ones. With `overrideAccess`, the caller must check who asks. */
async function readPreview(
  payload: Payload,
  kind: PublishedKind,
  id: string,
  reader: { overrideAccess: true } | { overrideAccess: false; user: User; req: PayloadRequest },
): Promise<Preview | null> {
  const asked = { id, depth: 1, draft: true, disableErrors: true, ...reader } as const
  const doc = await payload.findByID({ collection: kind, ...asked })
  return doc ? ({ kind, doc } as Preview) : null
}

/** The newest version of a document. Null for non-editors and unknown documents. */
export async function loadPreview(headers: Headers, kind: string, id: string): Promise<Preview | null> {
  if (!isUuid(id) || !isPublishedKind(kind)) return null
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!(await isAdmin(req))) return null
  return readPreview(payload, kind, id, { overrideAccess: false, user, req })
}

const TOKEN = /^[\w-]{43}$/

/** The newest version of the document behind a link that an editor shared. The result must stay on the server. */
export async function loadSharedPreview(token: string, now: Date) {
  if (!TOKEN.test(token)) return null
  const payload = await payloadInstance()
  const found = await documentOfLink(payload, token, now)
  const preview = found && (await readPreview(payload, found.kind, found.id, { overrideAccess: true }))
  return preview ? { preview, until: found.until } : null
}

/** The same for its page: with the places that readers can remark on, and what they have. */
export async function loadSharedDraft(token: string, now: Date) {
  const shared = await loadSharedPreview(token, now)
  if (!shared) return null
  const { doc } = shared.preview
  const places = placesIn('content' in doc ? doc.content : null)
  const req = await createLocalReq({}, await payloadInstance())
  return { ...shared, places, remarks: await remarksAt(req, token) }
}
