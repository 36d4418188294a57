import { type PayloadRequest, ValidationError } from 'payload'
import { newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import type { UserRole } from '@/payload-types'
import { mailHeldBackSeconds } from '../limits'
import { linkExpiry, storeLink } from '../link/mutations'
import { sendAccountMail } from '../mail'

type Role = UserRole['role']

export interface Colleague {
  id: string
  email: string
  fullName: string
  role: Role
}

export type AccountState = 'active' | 'invited' | 'off'

export const accountState = sql`CASE
  WHEN EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id) THEN 'off'
  WHEN EXISTS (SELECT 1 FROM account_credentials c WHERE c.user_id = u.id) THEN 'active'
  ELSE 'invited' END`

interface MailedLink {
  expiresAt: string
  /** Null if a mail was sent. Otherwise the seconds until the next mail is allowed. */
  heldBackSeconds: number | null
}

/** Mails a link to choose a password and voids the old one, up to the daily limit. */
async function mailLink(req: PayloadRequest, { id, email, fullName, role }: Colleague): Promise<MailedLink> {
  const token = newToken()
  const heldBackSeconds = await mailHeldBackSeconds(req, email)
  if (heldBackSeconds !== null) {
    // A link that is not mailed must not void the old one.
    const kept = await linkExpiry(req, id, 'choose-password')
    if (kept) return { expiresAt: kept, heldBackSeconds }
  }
  const expiresAt = await storeLink(req, { userId: id, purpose: 'choose-password', token })
  const by = req.user?.fullName ?? null
  await sendAccountMail(req, {
    kind: 'choose-password',
    to: email,
    token,
    name: fullName,
    role,
    by,
    expiresAt,
  })
  return { expiresAt, heldBackSeconds: null }
}

export async function createAccount(
  req: PayloadRequest,
  { role, ...person }: Omit<Colleague, 'id'>,
): Promise<Colleague> {
  const { id } = await req.payload.create({
    collection: 'users',
    data: person,
    depth: 0,
    overrideAccess: true,
    req,
  })
  await req.payload.create({
    collection: 'user-roles',
    data: { user: id, role },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { id, role, ...person }
}

async function create(
  actor: PayloadRequest,
  request: Omit<Colleague, 'id'>,
): Promise<{ colleague: Colleague; expiresAt: string }> {
  return inTransaction(actor, async (req) => {
    const colleague = await createAccount(req, request)
    const { expiresAt } = await mailLink(req, colleague)
    return { colleague, expiresAt }
  })
}

export async function stateOf(actor: PayloadRequest, email: string): Promise<AccountState | undefined> {
  return inTransaction(actor, async (req) => {
    const [row] = await queryIn<{ state: AccountState }>(
      req,
      sql`SELECT ${accountState} AS state FROM users u WHERE u.email = ${email}`,
    )
    return row?.state
  })
}

/** Creates an account and mails a link in one transaction. @returns the account's state if it exists. */
export async function addColleague(
  actor: PayloadRequest,
  request: Omit<Colleague, 'id'>,
): Promise<{ colleague: Colleague; expiresAt: string } | AccountState> {
  const known = await stateOf(actor, request.email)
  if (known) return known
  try {
    return await create(actor, request)
  } catch (error) {
    const taken = error instanceof ValidationError ? await stateOf(actor, request.email) : undefined
    if (!taken) throw error
    return taken
  }
}

/** Mails a new link to an account without a password, up to the daily limit. */
export async function resendChoosePassword(
  actor: PayloadRequest,
  { userId }: { userId: string },
): Promise<'unknown' | Exclude<AccountState, 'invited'> | (MailedLink & { email: string })> {
  if (!isUuid(userId)) return 'unknown'
  return inTransaction(actor, async (req) => {
    const [row] = await queryIn<{ email: string; full_name: string | null; role: Role; state: AccountState }>(
      req,
      sql`SELECT u.email, u.full_name, ${accountState} AS state,
            coalesce((SELECT r.role FROM user_roles r WHERE r.user_id = u.id ORDER BY r.role LIMIT 1), 'user') AS role
          FROM users u WHERE u.id = ${userId} FOR SHARE OF u`,
    )
    if (!row) return 'unknown'
    if (row.state !== 'invited') return row.state
    const { email, role } = row
    return { email, ...(await mailLink(req, { id: userId, email, fullName: row.full_name ?? '', role })) }
  })
}
