import { createLocalReq } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { isAdmin } from '@/features/role/queries'
import { isUuid } from '@/lib/validation/uuid'
import type { Blog, CaseStudy, CustomPage, Flagship, Idea, LegalPage, Page } from '@/payload-types'

/** Documents with a preview, in their newest version at depth 1. */
export type Preview =
  | { kind: 'blogs'; doc: Blog }
  | { kind: 'ideas'; doc: Idea }
  | { kind: 'flagships'; doc: Flagship }
  | { kind: 'custom-pages'; doc: CustomPage }
  | { kind: 'case-studies'; doc: CaseStudy }
  | { kind: 'legal-pages'; doc: LegalPage }
  | { kind: 'pages'; doc: Page }

/** The newest version of a document. Null for non-editors and unknown documents. */
export async function loadPreview(headers: Headers, kind: string, id: string): Promise<Preview | null> {
  if (!isUuid(id)) return null
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers })
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  if (!(await isAdmin(req))) return null
  const asked = { id, depth: 1, draft: true, overrideAccess: false, user, req, disableErrors: true } as const
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
  if (kind === 'custom-pages') {
    const doc = await payload.findByID({ collection: 'custom-pages', ...asked })
    return doc && { kind, doc }
  }
  if (kind === 'case-studies') {
    const doc = await payload.findByID({ collection: 'case-studies', ...asked })
    return doc && { kind, doc }
  }
  if (kind === 'legal-pages') {
    const doc = await payload.findByID({ collection: 'legal-pages', ...asked })
    return doc && { kind, doc }
  }
  if (kind === 'pages') {
    const doc = await payload.findByID({ collection: 'pages', ...asked })
    return doc && { kind, doc }
  }
  return null
}
