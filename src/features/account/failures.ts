import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/features/security/record-event'
import { clientNetwork } from '@/lib/http/client-network'
import { deviceOf } from './limits'

export function recordFailure(
  req: PayloadRequest,
  message: string,
  { userId, ...details }: { userId?: string | undefined; email?: string; reason?: string },
): void {
  const { address } = deviceOf(req)
  const signedIn = userId !== undefined && req.user?.id === userId
  recordSecurityEvent(req.payload, {
    type: 'auth_attempt',
    category: 'auth',
    severity: 'medium',
    message,
    userId,
    ipAddress: address,
    details: { ...details, network: clientNetwork(address), success: false, signedIn },
  })
}
