import type { PayloadRequest } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { senderOf } from '@/features/site/brand'
import { asCaller } from '@/lib/db/local-api'
import { lookOf } from './look'
import { storedLook, versionOf } from './stored'

export const siteLook = cachedContent('site-look', ['brand'], async (payload) =>
  lookOf(await storedLook(payload)),
)

/** What the Brand tab begins with. Reads with the access of `req`. */
export type EditableBrand = Awaited<ReturnType<typeof editableBrand>>

export async function editableBrand(req: PayloadRequest) {
  const [row, { brandName }] = await Promise.all([
    req.payload.findGlobal({ slug: 'brand', ...asCaller(req) }),
    req.payload.findGlobal({ slug: 'site-settings', ...asCaller(req) }),
  ])
  return {
    ...lookOf(row),
    /** For If-Match. */
    version: versionOf(row),
    brandName,
    senderName: row.senderName ?? '',
    senderAddress: row.senderAddress ?? '',
    /** From whom mails come while both fields are empty. */
    defaultSender: senderOf({}, brandName),
  }
}
