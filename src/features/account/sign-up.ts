import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { hashToken, newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { deviceOf } from './attempts'
import { storePassword } from './credentials'
import { deviceName } from './device-name'
import { sendAccountMail } from './mail'
import { hashPassword } from './password-hash'
import { someTimeLater } from './some-time-later'

const PURPOSE = 'account-sign-up'
const LIFETIME_SECONDS = 24 * 60 * 60

interface Request {
  email: string
  fullName: string
  passwordHash: string
  token: string
  at: string
  device: string
}

/**
 * Takes a sign-up. Everything that depends on whether the address is known happens later, in a job:
 * the answer and its time are the same for all.
 */
export async function requestSignUp(
  req: PayloadRequest,
  { email, fullName, password }: { email: string; fullName: string; password: string },
): Promise<void> {
  const request: Request = {
    email,
    fullName,
    passwordHash: await hashPassword(password),
    token: newToken(),
    at: new Date().toISOString(),
    device: deviceName(deviceOf(req).userAgent),
  }
  await sendJob(
    req,
    'account-sign-up',
    {
      sealed: seal(JSON.stringify(request), PURPOSE, env.ENCRYPTION_KEY),
    },
    { startAfter: someTimeLater() },
  )
}

/**
 * Keeps a sign-up until its address is confirmed; there is no account before that, so nobody can
 * prepare one for somebody else. Each sign-up with an address has a link of its own.
 */
export async function prepareSignUp(payload: Payload, { sealed }: Jobs['account-sign-up']): Promise<void> {
  const { email, fullName, passwordHash, token, at, device }: Request = JSON.parse(
    unseal(sealed, PURPOSE, env.ENCRYPTION_KEY),
  )
  await inTransaction(payload, async (req) => {
    const [known] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${email}`)
    if (known) return sendAccountMail(req, { kind: 'already-registered', to: email })
    const others = await queryIn(
      req,
      sql`SELECT 1 FROM account_sign_ups WHERE email = ${email} AND expires_at > now() LIMIT 1`,
    )
    await queryIn(
      req,
      sql`INSERT INTO account_sign_ups (email, full_name, password_hash, token_hash, expires_at)
          VALUES (${email}, ${fullName}, ${passwordHash}, ${hashToken(token)}, now() + make_interval(secs => ${LIFETIME_SECONDS}))`,
    )
    return sendAccountMail(req, {
      kind: 'confirm-sign-up',
      to: email,
      name: fullName,
      token,
      at,
      device,
      oneOfSeveral: others.length > 0,
    })
  })
}

interface SignUpRow extends Record<string, unknown> {
  email: string
  full_name: string
  password_hash: string
  own: boolean
}

/**
 * Uses up the sign-up of a link and voids the others with its address. Their rows are locked in one
 * order, so that of several redemptions at the same time, of one link or of several, one gets its row.
 */
async function redeemSignUp(req: PayloadRequest, token: string): Promise<SignUpRow | undefined> {
  const hash = hashToken(token)
  const rows = await queryIn<SignUpRow>(
    req,
    sql`SELECT email, full_name, password_hash, token_hash = ${hash} AND expires_at > now() AS own
        FROM account_sign_ups WHERE email = (SELECT email FROM account_sign_ups WHERE token_hash = ${hash})
        ORDER BY token_hash FOR UPDATE`,
  )
  const row = rows.find(({ own }) => own)
  if (row) await queryIn(req, sql`DELETE FROM account_sign_ups WHERE email = ${row.email}`)
  return row
}

/**
 * Makes the account of a confirmed address, with the role `user` and the password of the sign-up whose
 * link this is. One redemption of a token succeeds.
 * @returns false when the token is unknown, used, void or too old.
 */
export async function confirmSignUp(payload: Payload, token: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const row = await redeemSignUp(req, token)
    if (!row) return false
    const [taken] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${row.email}`)
    if (taken) return false
    const user = await req.payload.create({
      collection: 'users',
      data: { email: row.email, fullName: row.full_name },
      overrideAccess: true,
      req,
    })
    await storePassword(req, user.id, row.password_hash)
    await req.payload.create({
      collection: 'user-roles',
      data: { user: user.id, role: 'user' },
      overrideAccess: true,
      req,
    })
    await sendAccountMail(req, { kind: 'welcome', to: row.email, name: row.full_name })
    return true
  })
}
