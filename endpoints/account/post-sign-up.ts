import { countAuthAttempt } from '@/features/account/limits'
import { signUpSchema } from '@/features/account/schema'
import { requestSignUp } from '@/features/account/sign-up/mutations'
import { invitedAddress } from '@/features/invitation/queries'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/sign-up {email, password, fullName, invitationToken?}: 202 for known and unknown addresses. */
export const postSignUp = post('/sign-up', anyone, signUpSchema, async (req, input) => {
  const verdict = await countAuthAttempt(req, 'sign-up')
  if (!verdict.allowed) {
    return tooManyAttempts('Too many signup attempts. Please try again later.', verdict)
  }
  const { invitationToken, ...account } = input
  if (invitationToken && (await invitedAddress(req, invitationToken)) !== account.email) {
    return problem(400, {
      message: 'The account of an invitation has the address that was invited',
      code: 'invalid',
      field: 'email',
    })
  }
  await requestSignUp(req, account)
  return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
})
