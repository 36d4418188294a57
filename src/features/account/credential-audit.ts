import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'

export const auditCredentials = (
  req: PayloadRequest,
  userId: string,
  what: 'password' | 'recoveryCodes' | { twoFactor: boolean } | { passkeysBefore: number; passkeys: number },
): Promise<void> => {
  const values =
    typeof what === 'string'
      ? [{ [what]: 'before' }, { [what]: 'after' }]
      : 'twoFactor' in what
        ? [{ twoFactor: !what.twoFactor }, what]
        : [{ passkeys: what.passkeysBefore }, { passkeys: what.passkeys }]
  return recordChange(req, {
    action: 'UPDATE',
    tableName: 'credentials',
    recordId: userId,
    before: values[0],
    after: values[1],
  })
}
