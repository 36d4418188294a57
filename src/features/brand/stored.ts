import type { Payload, PayloadRequest } from 'payload'
import type { Brand } from '@/payload-types'

const asStored = (req?: PayloadRequest) =>
  ({ slug: 'brand', depth: 0, overrideAccess: true, ...(req ? { req } : {}) }) as const

/** The row with the bytes of the files, in the transaction of `req` if given. */
export const storedBrand = (payload: Payload, req?: PayloadRequest): Promise<Brand> =>
  payload.findGlobal(asStored(req))

/** For If-Match. A brand that was never changed has the oldest version. */
export const versionOf = ({ updatedAt }: Pick<Brand, 'updatedAt'>): string =>
  new Date(updatedAt ?? 0).toISOString()

/** The row without the bytes. */
export const storedLook = (payload: Payload) =>
  payload.findGlobal({ ...asStored(), select: { fileData: false } })
