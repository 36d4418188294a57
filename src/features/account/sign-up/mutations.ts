import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, ne, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { registeredCompany } from '@/features/invitation/queries'
import { linkProjects } from '@/features/project/mutations'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken, newToken } from '@/lib/crypto/token'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { account_sign_ups } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { users } from '@/payload-generated-schema'
import { deviceOf, mayMailSignUp } from '../limits'
import { someTimeLater } from '../link/random-delay'
import { sendAccountMail } from '../mail'
import { hashPassword } from '../password/hash'
import { storePassword } from '../password/mutations'
import { createAccount } from '../people/mutations'
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

const waits = (email: string) => and(eq(account_sign_ups.email, email), gt(account_sign_ups.expiresAt, NOW))

/** The unconfirmed sign-up with this address and password (see prepareSignUp). */
export async function waitingSignUp(
  req: PayloadRequest,
  { email, password }: { email: string; password: string },
): Promise<SignUp | undefined> {
  const passwordHash = await hashForSignUp(email, password)
  const db = await transactionOf(req)
  const [row] = await db
    .select({ fullName: account_sign_ups.fullName })
    .from(account_sign_ups)
    .where(and(waits(email), eq(account_sign_ups.passwordHash, passwordHash)))
    .limit(1)
  return row && { email, fullName: row.fullName, passwordHash }
}

/** Stores a sign-up until it is confirmed. A known address is stored too, with an unsent link, so that sign-in reveals nothing. */
export async function prepareSignUp(payload: Payload, { sealed }: Jobs['account-sign-up']): Promise<void> {
  const { email, fullName, passwordHash, token, at, device }: Request = JSON.parse(
    unseal(sealed, PURPOSE, siteKeys),
  )
  await inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const known = await db.$count(users, eq(users.email, email))
    const others = await db.$count(
      account_sign_ups,
      and(waits(email), ne(account_sign_ups.passwordHash, passwordHash)),
    )
    await db.insert(account_sign_ups).values({
      email,
      fullName,
      passwordHash,
      tokenHash: hashToken(token),
      expiresAt: secondsFromNow(LIFETIME_SECONDS),
    })
    if (known) return sendAccountMail(req, { kind: 'already-registered', to: email })
    return sendAccountMail(req, {
      kind: 'confirm-sign-up',
      to: email,
      name: fullName,
      token,
      at,
      device,
      oneOfSeveral: others > 0,
    })
  })
}

/** Redeems a link and voids the others of its address, which stay until expiry and so reveal nothing. One order of locks: one succeeds. */
async function redeemSignUp(req: PayloadRequest, token: string): Promise<SignUp | undefined> {
  const db = await transactionOf(req)
  const { email, fullName, passwordHash, tokenHash, expiresAt } = account_sign_ups
  const own = eq(tokenHash, hashToken(token))
  const rows = await db
    .select({ email, fullName, passwordHash, own: and(own, gt(expiresAt, NOW)) as SQL<boolean> })
    .from(account_sign_ups)
    .where(inArray(email, db.select({ email }).from(account_sign_ups).where(own)))
    .orderBy(tokenHash)
    .for('update')
  const row = rows.find((candidate) => candidate.own)
  if (row) {
    const sameAddress = eq(email, row.email)
    await db.delete(account_sign_ups).where(and(sameAddress, eq(passwordHash, row.passwordHash)))
    await db
      .update(account_sign_ups)
      .set({ tokenHash: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')` })
      .where(sameAddress)
  }
  return row
}

/** Creates the account of a confirmed address. @returns false if the token is invalid. */
export async function confirmSignUp(actor: PayloadRequest, token: string): Promise<boolean> {
  return inTransaction(actor, async (req) => {
    const row = await redeemSignUp(req, token)
    if (!row) return false
    const db = await transactionOf(req)
    if (await db.$count(users, eq(users.email, row.email))) return false
    const { email, fullName } = row
    const companyName = await registeredCompany(req, email)
    const user = await createAccount(req, { email, fullName, companyName, role: 'user' })
    await storePassword(req, user.id, row.passwordHash)
    await linkProjects(req, { userId: user.id, email })
    await sendAccountMail(req, { kind: 'welcome', to: email, name: fullName })
    return true
  })
}
