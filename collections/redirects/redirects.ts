import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { type CollectionBeforeValidateHook, type Field, type PayloadRequest, ValidationError } from 'payload'
import { env } from '@/env'
import { newAddress, oldAddress, ownPath } from '@/features/redirects/addresses'
import { pagePaths } from '@/features/redirects/paths'
import type { Redirect } from '@/payload-types'
import { adminsOnly, denyAll, editorAccess } from '../access/rules'
import { revalidates } from '../hooks/revalidate'

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

const checkAddresses: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const invalidAt = (path: string, message: string) =>
    new ValidationError({ collection: 'redirects', errors: [{ path, message }], req })

  const from = oldAddress(String(data.from ?? originalDoc?.from ?? ''))
  if (from === undefined)
    throw invalidAt('from', 'The old address is a path of this site, such as /old-page.')
  const to = { ...originalDoc?.to, ...data.to }
  // A leftover address would take effect if the type changed.
  if (to.type !== 'custom' && !to.url) return { ...data, from }
  const url = newAddress(String(to.url ?? ''), env.SITE_URL)
  if (url === undefined)
    throw invalidAt('to.url', 'Lead to a path of this site, such as /services, or to an https:// address.')
  if (await isCircular(req, from, ownPath(url)))
    throw invalidAt('to.url', 'This would lead around in a circle, back to the old address.')
  return { ...data, from, to: { ...to, url } }
}

/** The page is chosen, never created here. */
const withoutNewPages = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withoutNewPages) }
  return field.type === 'relationship'
    ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as Field)
    : field
}

/** Old addresses of renamed pages. Not public, because some pages are hidden now. */
export const redirects = redirectsPlugin({
  collections: Object.keys(pagePaths),
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      group: 'Site',
      useAsTitle: 'from',
      description:
        'Old addresses without a page, and their new addresses. Created automatically when the slug of a published page changes.',
    },
    // A copy would have the same old address.
    disableDuplicate: true,
    hooks: {
      beforeValidate: [checkAddresses],
      ...revalidates('redirects'),
    },
    fields: ({ defaultFields }) => defaultFields.map(withoutNewPages),
    access: { ...editorAccess(adminsOnly), readVersions: denyAll },
  },
})
