import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'

const UNSUBSCRIBE = 'newsletter-unsubscribe-token'
const REQUEST = 'newsletter-request'

/** The columns of a new way out: the hash finds the subscriber, the sealed form lets every mail repeat the link. */
export function newUnsubscribeToken(): { unsubscribeTokenHash: string; unsubscribeTokenSealed: string } {
  const token = newToken()
  return {
    unsubscribeTokenHash: hashToken(token),
    unsubscribeTokenSealed: seal(token, UNSUBSCRIBE, siteKeys),
  }
}

export interface UnsubscribeLinks {
  /** For people: a page with a button. */
  page: string
  /** Headers of RFC 8058: mail programs unsubscribe by one POST. */
  headers: Record<string, string>
}

/** The ways out that each mail to a subscriber carries. */
export function unsubscribeLinks(sealed: string): UnsubscribeLinks {
  const token = unseal(sealed, UNSUBSCRIBE, siteKeys)
  return {
    page: `${env.SITE_URL}/newsletter/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${env.SITE_URL}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export const confirmUrl = (token: string): string => `${env.SITE_URL}/newsletter/confirm?token=${token}`

/** A wish to subscribe, for the outbox: its table shows neither the address nor the link. */
export interface SubscriptionRequest {
  email: string
  token: string
}

export const sealRequest = (request: SubscriptionRequest): string =>
  seal(JSON.stringify(request), REQUEST, siteKeys)
export const openRequest = (sealed: string): SubscriptionRequest =>
  JSON.parse(unseal(sealed, REQUEST, siteKeys)) as SubscriptionRequest
