import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'

const PURPOSE = 'booking-manage-token'

export function newManageToken() {
  const token = newToken()
  const columns = { manageTokenHash: hashToken(token), manageTokenSealed: seal(token, PURPOSE, siteKeys) }
  return { token, columns }
}

/** The address for mails. Undefined if the booking has no token. */
export function manageUrl(sealed: string | null | undefined): string | undefined {
  if (!sealed) return undefined
  return `${env.SITE_URL}/bookings/manage?token=${unseal(sealed, PURPOSE, siteKeys)}`
}
