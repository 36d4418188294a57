import type { PayloadRequest } from 'payload'
import type { PublishedKind } from '@/features/publication/rules'
import type { Config } from '@/payload-types'

const keyOf = (slug: string, id: string | number) => `stored:${slug}:${id}`

export async function readStored<Kind extends PublishedKind>(
  req: PayloadRequest,
  slug: Kind,
  id: string | number,
): Promise<Config['collections'][Kind] | undefined> {
  const doc = await req.payload.findByID({
    collection: slug,
    id: String(id),
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
    trash: true,
    req,
  })
  req.context[keyOf(slug, id)] = doc
  return (doc ?? undefined) as Config['collections'][Kind] | undefined
}

export const storedBefore = <Doc extends object>(
  req: PayloadRequest,
  slug: string,
  id: string | number,
): Doc | undefined => (req.context[keyOf(slug, id)] as Doc | null | undefined) ?? undefined
