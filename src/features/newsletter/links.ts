import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'
import type { Source } from '../source/schema'

const UNSUBSCRIBE = 'newsletter-unsubscribe-token'
const REQUEST = 'newsletter-request'

/** The columns of a new token: the hash finds the subscriber, the sealed form is for later mails. */
export function newUnsubscribeToken(): { unsubscribeTokenHash: string; unsubscribeTokenSealed: string } {
  const token = newToken()
  return {
    unsubscribeTokenHash: hashToken(token),
    unsubscribeTokenSealed: seal(token, UNSUBSCRIBE, siteKeys),
  }
}

export function unsubscribeLinks(sealed: string) {
  const token = unseal(sealed, UNSUBSCRIBE, siteKeys)
  return {
    page: `${env.SITE_URL}/newsletter/unsubscribe?token=${token}`,
    // Headers of RFC 8058, with which mail programs unsubscribe by POST.
    headers: {
      'List-Unsubscribe': `<${env.SITE_URL}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export const confirmUrl = (token: string): string => `${env.SITE_URL}/newsletter/confirm?token=${token}`

export interface SubscriptionRequest {
  email: string
  token: string
  source: Source
}

export const sealRequest = (request: SubscriptionRequest) => seal(JSON.stringify(request), REQUEST, siteKeys)
export const openRequest = (sealed: string): SubscriptionRequest =>
  JSON.parse(unseal(sealed, REQUEST, siteKeys)) as SubscriptionRequest
