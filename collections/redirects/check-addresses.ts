import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { env } from '@/env'
import { newAddress, oldAddress, ownPath } from '@/features/redirects/addresses'
import type { Redirect } from '@/payload-types'

const MAX_STEPS = 20

async function isCircular(req: PayloadRequest, from: string, start: string | undefined): Promise<boolean> {
  let path = start
  for (let step = 0; path !== undefined && step < MAX_STEPS; step++) {
    if (path === from) return true
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { and: [{ from: { equals: path } }, { 'to.type': { equals: 'custom' } }] },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req,
    })
    path = ownPath(docs[0]?.to?.url ?? '')
  }
  return path !== undefined
}

/** Normalizes both addresses and rejects unsafe ones. */
export const checkAddresses: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const refuse = (path: string, message: string) =>
    new ValidationError({ collection: 'redirects', errors: [{ path, message }], req })

  const from = oldAddress(String(data.from ?? originalDoc?.from ?? ''))
  if (from === undefined) throw refuse('from', 'The old address is a path of this site, such as /old-page.')
  const to = { ...originalDoc?.to, ...data.to }
  // A leftover address would take effect if the type changed.
  if (to.type !== 'custom' && !to.url) return { ...data, from }
  const url = newAddress(String(to.url ?? ''), env.SITE_URL)
  if (url === undefined)
    throw refuse('to.url', 'Lead to a path of this site, such as /services, or to an https:// address.')
  if (await isCircular(req, from, ownPath(url)))
    throw refuse('to.url', 'This would lead around in a circle, back to the old address.')
  return { ...data, from, to: { ...to, url } }
}
