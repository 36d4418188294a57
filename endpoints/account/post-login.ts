import { reauthenticationRefusals } from '@/features/account/reauthentication/rules'
import { signInSchema } from '@/features/account/schema'
import { signIn } from '@/features/account/sign-in/mutations'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'
import { signedInAnswer } from './signed-in-answer'
import { tooManyAttempts } from './too-many-attempts'

const UNCONFIRMED = 'This email address is not confirmed yet. Please use the link in the email we sent you.'

/**
 * POST /api/users/login {email, password, code? or passkey?}: 200, 401, 429. Only the right password reveals a reason. A 401
 * `code_required` has what to ask the browser for in `passkey`, if the account has passkeys.
 */
export const postLogin = post('/login', anyone, signInSchema, async (req, input) => {
  const outcome = await signIn(req, input)
  switch (outcome.kind) {
    case 'limited':
      return tooManyAttempts('Too many login attempts. Please try again later.', outcome.verdict)
    case 'refused':
      return problem(401, {
        message: 'Please check your credentials and try again.',
        code: 'unauthenticated',
      })
    case 'unconfirmed':
      return problem(401, { message: UNCONFIRMED, code: 'unconfirmed' })
    case 'code-needed':
      return problem(401, reauthenticationRefusals['code-needed'], { passkey: outcome.passkey })
    case 'code-refused':
      return problem(401, reauthenticationRefusals[input.passkey ? 'passkey-wrong' : 'code-wrong'])
    case 'signed-in':
      return signedInAnswer(req, outcome)
  }
})
