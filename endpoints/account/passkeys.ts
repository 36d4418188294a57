import type { Endpoint } from 'payload'
import { countPasskeyRequest } from '@/features/account/limits'
import * as calls from '@/features/account/passkey/calls'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  requestNewPasskey,
} from '@/features/account/passkey/mutations'
import { requestPasskey } from '@/features/account/passkey/verify'
import { sessionIdOf } from '@/features/account/session/strategy'
import { signInWithPasskey } from '@/features/account/sign-in/mutations'
import { siteBrand } from '@/features/site/brand'
import { answer } from '@/lib/http/reply'
import { endpoint, pathId, refuse, tooMany } from '../route'
import { reauthenticated, wrongPassword } from './identity'
import { renewedCookie, signedInAnswer } from './session-answer'
import { whileProved } from './two-factor'

const TOO_MANY = 'Too many login attempts. Please try again later.'

const refusals = {
  refused: [400, 'This passkey was not accepted. Please try again.'],
  'too-many': [409, 'You have ten passkeys already. Remove one first.'],
  taken: [409, 'This passkey is in use already.'],
} as const

const unknown = () => refuse(404, 'There is no such passkey.')

export const passkeyEndpoints: Endpoint[] = [
  endpoint(calls.askToSignIn, async (req) => {
    const verdict = await countPasskeyRequest(req)
    if (!verdict.allowed) return tooMany(TOO_MANY, verdict)
    return answer(200, await requestPasskey(req, { purpose: 'sign-in' }))
  }),
  endpoint(calls.signInWithPasskey, async (req, input) => {
    const outcome = await signInWithPasskey(req, input)
    if (outcome.kind === 'limited') return tooMany(TOO_MANY, outcome.verdict)
    if (outcome.kind === 'signed-in') return signedInAnswer(req, outcome)
    return refuse(401, 'This passkey was not accepted. Try again, or sign in with your password.')
  }),
  endpoint(calls.askForProof, async (req, _, user) =>
    answer(
      200,
      await requestPasskey(req, { purpose: 'proof', userId: user.id, sessionId: sessionIdOf(user) }),
    ),
  ),
  endpoint(calls.askForNewPasskey, async (req, input, user) => {
    const proof = await reauthenticated(req, user.id, input)
    if (!proof.ok) return proof.refusal
    const { name } = await siteBrand(req.payload)
    return answer(200, await requestNewPasskey(req, user, name))
  }),
  endpoint(calls.addPasskey, async (req, input, user) => {
    const added = await addPasskey(req, user, input)
    if (typeof added === 'string') {
      const [status, message] = refusals[added]
      return refuse(status, message)
    }
    const { passkey, recoveryCodes, renewed } = added
    return answer(201, { passkey, recoveryCodes }, renewedCookie(renewed))
  }),
  endpoint(calls.renamePasskey, async (req, input, user) => {
    const id = pathId(req)
    const { name } = input
    return id && (await renamePasskey(req, user.id, id, name)) ? answer(200, { id, name }) : unknown()
  }),
  endpoint(calls.removePasskey, async (req, input, user) => {
    const id = pathId(req)
    if (!id) return unknown()
    const proof = await reauthenticated(req, user.id, input)
    if (!proof.ok) return proof.refusal
    const removed = await whileProved(req, proof.verified, (transaction) =>
      removePasskey(transaction, user, id),
    )
    if (removed === undefined) return wrongPassword()
    return removed ? answer(200, { message: 'The passkey was removed.' }) : unknown()
  }),
]
