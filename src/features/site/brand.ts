import type { Payload } from 'payload'
import type { Brand } from '@/emails/message'
import { env } from '@/env'

export async function siteBrand(payload: Payload): Promise<Brand> {
  const { brandName, contactEmail } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  })
  return { name: brandName, siteUrl: env.SITE_URL, contactEmail }
}
