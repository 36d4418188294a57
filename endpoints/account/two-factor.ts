import type { Endpoint, PayloadRequest } from 'payload'
import QRCode from 'qrcode'
import { countAuthAttempt, refundAuthAttempt } from '@/features/account/limits'
import { sendAccountMail } from '@/features/account/mail'
import {
  type Credentials,
  credentialsHold,
  lockCredentials,
  needsSecondFactor,
} from '@/features/account/password/queries'
import { type Proof, reauthenticationRefusals } from '@/features/account/reauthentication/mutations'
import { keepOnlySession } from '@/features/account/session/mutations'
import { sessionIdOf } from '@/features/account/session/strategy'
import * as calls from '@/features/account/two-factor/calls'
import {
  beginEnrolment,
  confirmEnrolment,
  disableTwoFactor,
  renewRecoveryCodes,
} from '@/features/account/two-factor/mutations'
import { twoFactorState } from '@/features/account/two-factor/queries'
import { siteBrand } from '@/features/site/brand'
import { inTransaction } from '@/lib/db/transaction'
import { problem } from '@/lib/http/problem'
import type { Refused } from '@/lib/http/reply'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse, tooMany } from '../route'
import { reauthenticated, wrongPassword } from './identity'
import { renewedCookie } from './session-answer'

const alreadyOn = () => refuse(409, 'Your authenticator app is already set up.')

const off = () => refuse(409, 'Two-factor sign-in is off.')

/** Changes the second factor if the proof still holds, otherwise returns undefined. */
export const whileProved = <Result>(
  req: PayloadRequest,
  verified: Credentials,
  change: (transaction: PayloadRequest) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(req, async (transaction) => {
    await lockCredentials(transaction, verified.userId)
    return (await credentialsHold(transaction, verified)) ? change(transaction) : undefined
  })

async function provedBoth(
  req: PayloadRequest,
  { userId, input }: { userId: string; input: Proof },
  isOn: (credentials: Credentials) => boolean,
): Promise<{ ok: true; verified: Credentials } | { ok: false; refusal: Refused }> {
  const proof = await reauthenticated(req, userId, input)
  return proof.ok && !isOn(proof.verified) ? { ok: false, refusal: off() } : proof
}

export const twoFactorEndpoints: Endpoint[] = [
  endpoint(calls.readTwoFactor, async (req, _, user) => answer(200, await twoFactorState(req, user.id))),
  endpoint(calls.enrol, async (req, input, user) => {
    if ((await twoFactorState(req, user.id)).app) return alreadyOn()
    const proof = await reauthenticated(req, user.id, input)
    if (!proof.ok) return proof.refusal
    const { name } = await siteBrand(req.payload)
    const enrolment = await whileProved(req, proof.verified, (transaction) =>
      beginEnrolment(transaction, { userId: user.id, email: user.email, issuer: name }),
    )
    if (!enrolment) return wrongPassword()
    return answer(200, {
      ...enrolment,
      qr: await QRCode.toDataURL(enrolment.uri, { margin: 1, width: 240 }),
    })
  }),
  endpoint(calls.confirmEnrolment, async (req, input, user) => {
    const verdict = await countAuthAttempt(req, 'second-factor', user.id)
    if (!verdict.allowed) return tooMany(reauthenticationRefusals.limited.message, verdict)
    const confirmed = await inTransaction(req, async (transaction) => {
      const recoveryCodes = await confirmEnrolment(transaction, user.id, input.code)
      if (!recoveryCodes) return undefined
      const renewed = await keepOnlySession(transaction, user.id, sessionIdOf(user))
      await sendAccountMail(transaction, { kind: 'two-factor-changed', to: user.email, change: 'on' })
      return { recoveryCodes, renewed }
    })
    if (!confirmed) return problem(400, reauthenticationRefusals['code-wrong'])
    await refundAuthAttempt(req, 'second-factor', user.id)
    const { recoveryCodes, renewed } = confirmed
    return answer(200, { recoveryCodes }, renewedCookie(renewed))
  }),
  endpoint(calls.renewRecoveryCodes, async (req, input, user) => {
    const proof = await provedBoth(req, { userId: user.id, input }, needsSecondFactor)
    if (!proof.ok) return proof.refusal
    const recoveryCodes = await whileProved(req, proof.verified, (transaction) =>
      renewRecoveryCodes(transaction, user.id),
    )
    return recoveryCodes ? answer(200, { recoveryCodes }) : wrongPassword()
  }),
  endpoint(calls.disableTwoFactor, async (req, input, user) => {
    const proof = await provedBoth(req, { userId: user.id, input }, ({ totpSealed }) => totpSealed !== null)
    if (!proof.ok) return proof.refusal
    const done = await whileProved(req, proof.verified, async (transaction) => {
      await disableTwoFactor(transaction, user.id)
      const state = await twoFactorState(transaction, user.id)
      const change = state.enabled ? 'app-off' : 'off'
      await sendAccountMail(transaction, { kind: 'two-factor-changed', to: user.email, change })
      return state
    })
    return done ? answer(200, done) : wrongPassword()
  }),
]
