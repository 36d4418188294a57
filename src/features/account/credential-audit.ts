import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'

/** Audits a credential change without its values. */
export const auditCredentials = (
  req: PayloadRequest,
  userId: string,
  what: 'password' | 'recoveryCodes' | { twoFactor: boolean },
): Promise<void> =>
  recordChange(req, {
    action: 'UPDATE',
    tableName: 'credentials',
    recordId: userId,
    before: typeof what === 'string' ? { [what]: 'before' } : { twoFactor: !what.twoFactor },
    after: typeof what === 'string' ? { [what]: 'after' } : what,
  })
