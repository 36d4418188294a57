import type { PayloadRequest } from 'payload'
import { clientAddress } from '@/lib/http/client-address'
import { recordSecurityEvent } from './record-event'

/** Records a security event for a rejected request. `account` is set if the limit is an account's. */
export function recordLimit(
  req: Pick<PayloadRequest, 'payload' | 'headers'> & Partial<Pick<PayloadRequest, 'user'>>,
  message: string,
  account?: string,
): void {
  recordSecurityEvent(req.payload, {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message,
    userId: account,
    ipAddress: clientAddress(req.headers),
    details: account ? { signedIn: req.user?.id === account } : undefined,
  })
}
