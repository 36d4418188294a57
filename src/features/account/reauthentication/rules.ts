import type { ApiError } from '@/lib/http/problem'
import type { Reauthentication } from './mutations'

type Refused = Exclude<Reauthentication['kind'], 'proved'>

export const reauthenticationRefusals: Record<Refused, ApiError> = {
  limited: { message: 'Too many attempts. Please try again later.', code: 'rate_limited' },
  'password-wrong': {
    message: 'This is not your current password',
    code: 'invalid',
    field: 'currentPassword',
  },
  'code-needed': {
    message: 'Please enter the code from your authenticator app.',
    code: 'code_required',
    field: 'code',
  },
  'code-wrong': {
    message: 'This code is wrong or was already used. Please enter the next one.',
    code: 'code_wrong',
    field: 'code',
  },
  'passkey-wrong': {
    message: 'This passkey was not accepted. Please try again, or use a code.',
    code: 'code_wrong',
  },
}
