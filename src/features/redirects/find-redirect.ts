import type { Payload } from 'payload'
import { env } from '@/env'
import { newAddress } from './addresses'
import { canBeHidden, isPagedKind, isPublic, type Paged, pagePath } from './paths'

export async function oldPaths(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
  })
  return docs.map(({ from }) => from)
}

/** The current target of an old path, unless visitors cannot see it. @param path such as /blog/old-slug */
export async function findRedirect(payload: Payload, path: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const to = docs[0]?.to
  if (!to) return undefined
  // Older rows may not follow this rule, so it is checked again.
  if (to.type === 'custom') return newAddress(to.url ?? '', env.SITE_URL)
  const { relationTo: kind, value } = to.reference ?? {}
  if (!kind || !isPagedKind(kind) || !value) return undefined
  const target = (await payload.findByID({
    collection: kind,
    id: typeof value === 'object' ? value.id : value,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { slug: true, status: true, ...(canBeHidden(kind) ? { isActive: true } : {}) },
  })) as Paged | null
  if (!target || !isPublic(target)) return undefined
  const now = pagePath(kind, target.slug)
  return now === path ? undefined : now
}
