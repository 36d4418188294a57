import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { linkProjects } from '@/features/project/link-projects'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { deviceOf, mayMailSignUp } from '../limits'
import { someTimeLater } from '../link/rules'
import { sendAccountMail } from '../mail'
import { hashPassword } from '../password/hash'
import { storePassword } from '../password/mutations'
import { deviceName } from '../session/view'

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

/** The salt comes from the address and the site's key, so one hash finds a sign-up of an address. */
function hashForSignUp(email: string, password: string): Promise<string> {
  const salt = createHmac('sha256', Buffer.from(siteKeys.current, 'hex')).update(`${PURPOSE}:${email}`)
  return hashPassword(password, salt.digest().subarray(0, 16))
}

type SignUp = Pick<Request, 'email' | 'fullName' | 'passwordHash'>

/** Queues a sign-up with a new link. @returns false if the address has too many mails. */
export async function sendSignUp(req: PayloadRequest, signUp: SignUp): Promise<boolean> {
  if (!(await mayMailSignUp(req, signUp.email))) return false
  const request: Request = {
    ...signUp,
    token: newToken(),
    at: new Date().toISOString(),
    device: deviceName(deviceOf(req).userAgent),
  }
  const sealed = seal(JSON.stringify(request), PURPOSE, siteKeys)
  await sendJob(req, 'account-sign-up', { sealed }, { startAfter: someTimeLater() })
  return true
}

/** Takes a sign-up. A job does what depends on the address, so the response reveals nothing. */
export async function requestSignUp(
  req: PayloadRequest,
  { email, fullName, password }: { email: string; fullName: string; password: string },
): Promise<void> {
  await sendSignUp(req, { email, fullName, passwordHash: await hashForSignUp(email, password) })
}

/** The unconfirmed sign-up with this address and password (see prepareSignUp). */
export async function waitingSignUp(
  req: PayloadRequest,
  { email, password }: { email: string; password: string },
): Promise<SignUp | undefined> {
  const passwordHash = await hashForSignUp(email, password)
  const [row] = await queryIn<{ full_name: string }>(
    req,
    sql`SELECT full_name FROM account_sign_ups
        WHERE email = ${email} AND password_hash = ${passwordHash} AND expires_at > now() LIMIT 1`,
  )
  return row && { email, fullName: row.full_name, passwordHash }
}

/**
 * Stores a sign-up until its address is confirmed. A known address is stored too, with an unsent link, so
 * that sign-in responds the same and reveals nothing.
 */
export async function prepareSignUp(payload: Payload, { sealed }: Jobs['account-sign-up']): Promise<void> {
  const { email, fullName, passwordHash, token, at, device }: Request = JSON.parse(
    unseal(sealed, PURPOSE, siteKeys),
  )
  await inTransaction({ payload }, async (req) => {
    const [known] = await queryIn(req, sql`SELECT 1 FROM users WHERE email = ${email}`)
    const others = await queryIn(
      req,
      sql`SELECT 1 FROM account_sign_ups
          WHERE email = ${email} AND password_hash <> ${passwordHash} AND expires_at > now() LIMIT 1`,
    )
    await queryIn(
      req,
      sql`INSERT INTO account_sign_ups (email, full_name, password_hash, token_hash, expires_at)
          VALUES (${email}, ${fullName}, ${passwordHash}, ${hashToken(token)}, now() + make_interval(secs => ${LIFETIME_SECONDS}))`,
    )
    if (known) return sendAccountMail(req, { kind: 'already-registered', to: email })
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
 * Redeems a sign-up's link and voids the others of its address. They stay until expiry, so their senders
 * learn nothing. Locks in one order, so one redemption succeeds.
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
  if (row) {
    await queryIn(
      req,
      sql`DELETE FROM account_sign_ups WHERE email = ${row.email} AND password_hash = ${row.password_hash}`,
    )
    await queryIn(
      req,
      sql`UPDATE account_sign_ups SET token_hash = encode(sha256(gen_random_uuid()::text::bytea), 'hex')
          WHERE email = ${row.email}`,
    )
  }
  return row
}

/** Creates the account of a confirmed address. @returns false if the token is invalid. */
export async function confirmSignUp(actor: PayloadRequest, token: string): Promise<boolean> {
  return inTransaction(actor, async (req) => {
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
    await linkProjects(req, { userId: user.id, email: row.email })
    await sendAccountMail(req, { kind: 'welcome', to: row.email, name: row.full_name })
    return true
  })
}
