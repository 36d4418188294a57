import { confirmEmailChange } from '@/features/account/email-change/mutations'
import { tokenSchema } from '@/features/account/schema'
import { confirmSignUp } from '@/features/account/sign-up/mutations'
import { anyone, post } from '../route'
import { redeem } from './redeem'

/** POST /api/confirm-email {token}: confirms a new account or a new address. 200 {confirmed}, 410. */
export const postConfirmEmail = post('/confirm-email', anyone, tokenSchema, async (req, input) => {
  const { token } = input
  return redeem(req, async () => {
    if (await confirmSignUp(req, token)) return Response.json({ confirmed: 'account' })
    if (await confirmEmailChange(req, token)) return Response.json({ confirmed: 'email' })
    return undefined
  })
})
