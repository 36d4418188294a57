import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { hashToken, newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { storePassword } from './credentials'
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
}

/**
 * Takes a sign-up. Everything that depends on whether the address is known happens later, in a job:
 * the answer and its time are the same for all.
 */
export async function requestSignUp(
  req: PayloadRequest,
  { email, fullName, password }: { email: string; fullName: string; password: string },
): Promise<void> {
  const request: Request = { email, fullName, passwordHash: await hashPassword(password), token: newToken() }
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
 * prepare one for somebody else. A newer sign-up with the same address replaces it.
 */
export async function prepareSignUp(payload: Payload, { sealed }: Jobs['account-sign-up']): Promise<void> {
  const { email, fullName, passwordHash, token }: Request = JSON.parse(
    unseal(sealed, PURPOSE, env.ENCRYPTION_KEY),
  )
  await inTransaction(payload, async (req) => {
    const [known] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${email}`)
    if (known) return sendAccountMail(req, { kind: 'already-registered', to: email })
    await queryIn(
      req,
      sql`INSERT INTO account_sign_ups (email, full_name, password_hash, token_hash, expires_at)
          VALUES (${email}, ${fullName}, ${passwordHash}, ${hashToken(token)}, now() + make_interval(secs => ${LIFETIME_SECONDS}))
          ON CONFLICT (email) DO UPDATE SET full_name = excluded.full_name, password_hash = excluded.password_hash,
            token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    )
    return sendAccountMail(req, { kind: 'confirm-sign-up', to: email, name: fullName, token })
  })
}

/**
 * Makes the account of a confirmed address, with the role `user`. One redemption of a token succeeds.
 * @returns false when the token is unknown, used, replaced or too old.
 */
export async function confirmSignUp(payload: Payload, token: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const [row] = await queryIn<{ email: string; full_name: string; password_hash: string }>(
      req,
      sql`DELETE FROM account_sign_ups WHERE token_hash = ${hashToken(token)} AND expires_at > now()
          RETURNING email, full_name, password_hash`,
    )
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
