import addressParser from 'nodemailer/lib/addressparser/index.js'
import type { Payload } from 'payload'
import type { Brand } from '@/emails/message'
import { env } from '@/env'
import { lookOf } from '@/features/brand/look'
import { storedLook } from '@/features/brand/stored'
import { writtenMailTexts } from '@/features/mail-text/stored'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Brand as StoredBrand } from '@/payload-types'

/** From whom mails are: as set in the brand, else as `MAIL_FROM` says, else the site by its name. */
export function senderOf(
  { senderName, senderAddress }: Pick<Partial<StoredBrand>, 'senderName' | 'senderAddress'>,
  brandName: string,
): { name: string; address: string } {
  const [from] = addressParser(env.MAIL_FROM, { flatten: true })
  return {
    name: senderName || from?.name || brandName,
    address: senderAddress || from?.address || env.MAIL_FROM,
  }
}

export async function siteBrand(payload: Payload): Promise<Brand> {
  const [{ brandName, contactEmail }, row, texts] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
    storedLook(payload),
    writtenMailTexts(payload),
  ])
  const { colors, files } = lookOf(row)
  return {
    name: brandName,
    siteUrl: env.SITE_URL,
    contactEmail,
    sender: senderOf(row, brandName),
    colors,
    texts,
    // A stable address: a mail is read long after the logo has changed.
    ...(files.logo ? { logo: { ...files.logo, url: absoluteUrl('/brand/mail-logo.png') } } : {}),
  }
}
