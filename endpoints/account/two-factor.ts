import type { Endpoint, PayloadRequest } from 'payload'
import QRCode from 'qrcode'
import { countAuthAttempt, forgiveAuthAttempt } from '@/features/account/attempts'
import { sendAccountMail } from '@/features/account/mail'
import { codeSchema, confirmPasswordSchema, disableTwoFactorSchema } from '@/features/account/schema'
import {
  beginEnrolment,
  confirmEnrolment,
  disableTwoFactor,
  proveSecondFactor,
  renewRecoveryCodes,
  twoFactorState,
} from '@/features/account/second-factor'
import { sessionIdOf } from '@/features/account/session-strategy'
import { markSecondFactor } from '@/features/account/sessions'
import { siteBrand } from '@/features/site/brand'
import { inTransaction } from '@/lib/db/transaction'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { provePassword } from './own-password'
import { signedInOnly } from './signed-in-only'
import { tooManyAttempts } from './too-many-attempts'

const alreadyOn = () => problem(409, { message: 'Two-factor sign-in is on already.', code: 'conflict' })

/** Runs `prove` within the account's limit; the refusal, or what it proved. */
async function withinLimit<Proof>(
  req: PayloadRequest,
  userId: string,
  prove: () => Promise<Proof | undefined | false>,
): Promise<{ ok: true; proof: Proof } | { ok: false; refusal: Response }> {
  const verdict = await countAuthAttempt(req, 'second-factor', userId)
  if (!verdict.allowed) {
    return {
      ok: false,
      refusal: tooManyAttempts('Too many attempts. Please try again later.', verdict.retryAfterSeconds),
    }
  }
  const proof = await prove()
  if (!proof) {
    const wrong = {
      message: 'This code is not right. Please try the next one.',
      code: 'code_wrong',
      field: 'code',
    } as const
    return { ok: false, refusal: problem(400, wrong) }
  }
  await forgiveAuthAttempt(req, 'second-factor', userId)
  return { ok: true, proof }
}

/** GET /api/two-factor: whether it is on, and how many recovery codes are left. */
export const getTwoFactor: Endpoint = {
  path: '/two-factor',
  method: 'get',
  handler: signedInOnly(async (req, user) => Response.json(await twoFactorState(req, user.id))),
}

/** POST /api/two-factor/enrol {currentPassword}: 200 {secret, uri, qr}: what the authenticator app needs; 409 when it is on. */
export const postEnrol: Endpoint = {
  path: '/two-factor/enrol',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, confirmPasswordSchema)
    if (!input.ok) return input.refusal
    const password = await provePassword(req, user.id, input.value.currentPassword)
    if (!password.ok) return password.refusal
    const { name } = await siteBrand(req.payload)
    const enrolment = await beginEnrolment(req, { userId: user.id, email: user.email, issuer: name })
    if (!enrolment) return alreadyOn()
    return Response.json({
      ...enrolment,
      qr: await QRCode.toDataURL(enrolment.uri, { margin: 1, width: 240 }),
    })
  }),
}

/** POST /api/two-factor/confirm {code}: switches it on; 200 {recoveryCodes}, shown this once. */
export const postConfirm: Endpoint = {
  path: '/two-factor/confirm',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, codeSchema)
    if (!input.ok) return input.refusal
    const proved = await withinLimit(req, user.id, () =>
      inTransaction(req.payload, async (transaction) => {
        const codes = await confirmEnrolment(transaction, user.id, input.value.code)
        if (!codes) return undefined
        const sessionId = sessionIdOf(user)
        if (sessionId) await markSecondFactor(transaction, sessionId)
        await sendAccountMail(transaction, { kind: 'two-factor-changed', to: user.email, change: 'on' })
        return codes
      }),
    )
    return proved.ok ? Response.json({ recoveryCodes: proved.proof }) : proved.refusal
  }),
}

/** POST /api/two-factor/recovery-codes {code}: replaces the recovery codes; 200 {recoveryCodes}. */
export const postRecoveryCodes: Endpoint = {
  path: '/two-factor/recovery-codes',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, codeSchema)
    if (!input.ok) return input.refusal
    if (!(await twoFactorState(req, user.id)).enabled) {
      return problem(409, { message: 'Two-factor sign-in is off.', code: 'conflict' })
    }
    const proved = await withinLimit(req, user.id, () => proveSecondFactor(req, user.id, input.value.code))
    if (!proved.ok) return proved.refusal
    const recoveryCodes = await inTransaction(req.payload, (transaction) =>
      renewRecoveryCodes(transaction, user.id),
    )
    return Response.json({ recoveryCodes })
  }),
}

/** POST /api/two-factor/disable {currentPassword, code}: switches it off; 200. */
export const postDisable: Endpoint = {
  path: '/two-factor/disable',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, disableTwoFactorSchema)
    if (!input.ok) return input.refusal
    const password = await provePassword(req, user.id, input.value.currentPassword)
    if (!password.ok) return password.refusal
    const proved = await withinLimit(req, user.id, () => proveSecondFactor(req, user.id, input.value.code))
    if (!proved.ok) return proved.refusal
    await inTransaction(req.payload, async (transaction) => {
      await disableTwoFactor(transaction, user.id)
      await sendAccountMail(transaction, { kind: 'two-factor-changed', to: user.email, change: 'off' })
    })
    return Response.json({ enabled: false, recoveryCodesLeft: 0 })
  }),
}
