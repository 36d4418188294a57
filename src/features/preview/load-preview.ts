import { createLocalReq } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { isAdmin } from '@/features/role/queries'
import { isUuid } from '@/lib/validation/uuid'
import type { Config } from '@/payload-types'

const previewKinds = [
  'blogs',
  'ideas',
  'flagships',
  'custom-pages',
  'case-studies',
  'legal-pages',
  'pages',
] as const
type Kind = (typeof previewKinds)[number]

/** Documents with a preview, in their newest version at depth 1. */
export type Preview = { [K in Kind]: { kind: K; doc: Config['collections'][K] } }[Kind]

/** The newest version of a document. Null for non-editors and unknown documents. */
export async function loadPreview(headers: Headers, kind: string, id: string): Promise<Preview | null> {
  if (!isUuid(id)) return null
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!(await isAdmin(req))) return null
  const asked = { id, depth: 1, draft: true, overrideAccess: false, user, req, disableErrors: true } as const
  const known = previewKinds.find((one) => one === kind)
  const doc = known && (await payload.findByID({ collection: known, ...asked }))
  return doc ? ({ kind: known, doc } as Preview) : null
}
