import { userEndpoints } from '@endpoints/account/users'
import { and, eq, exists, ne, notExists, or } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
  type TextField,
  type Where,
} from 'payload'
import { voidLinks } from '@/features/account/link/mutations'
import { sendAccountMail } from '@/features/account/mail'
import { ABSOLUTE_SECONDS } from '@/features/account/session/rules'
import { sessionStrategy } from '@/features/account/session/strategy'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { isAdmin, isSuperAdmin } from '@/features/role/queries'
import { noticeSuperAdminChange } from '@/features/role/super-admins'
import { recordChange } from '@/features/security/record-change'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'
import type { User } from '@/payload-types'
import { adminsOnly, denyAll, superAdminsOnly } from '../access/rules'
import { emailField, screenPart } from '../fields/simple-fields'
import { refuseStale } from '../hooks/refuse-stale'
import { endHost } from './end-host'
import {
  forgetAuthor,
  giveAddress,
  profileFields,
  publicProfileFields,
  revalidateAuthor,
} from './profile-fields'
import { askPerson, proveBeforeEmail } from './prove-before-email'

// Locks the roles first, because deletions can run at once.
const protectLastSuperAdmin: CollectionBeforeDeleteHook = async ({ id: userId, req }) => {
  const { id, user, role } = user_roles
  const isOwn = eq(user, String(userId))
  const isSuper = eq(role, 'super_admin')
  const db = await transactionOf(req)
  await db.select({ id }).from(user_roles).where(or(isSuper, isOwn)).orderBy(id).for('update')
  const ownSuper = db.select({ id }).from(user_roles).where(and(isOwn, isSuper))
  const others = db
    .select({ id })
    .from(user_roles)
    .innerJoin(account_credentials, eq(account_credentials.userId, user))
    .where(and(isSuper, ne(user, String(userId)), isNotSwitchedOff(user)))
  const roles = await db
    .delete(user_roles)
    .where(and(isOwn, or(notExists(ownSuper), exists(others))))
    .returning({ id, role })
  if (await db.$count(user_roles, isOwn)) {
    throw new APIError('The last super admin cannot be deleted', 409, { code: 'conflict' }, true)
  }
  // Must run while the account still has an address.
  if (roles.some((row) => row.role === 'super_admin'))
    await noticeSuperAdminChange(req, String(userId), 'removed')
  for (const row of roles) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'user_roles',
      recordId: row.id,
      before: { user: userId, role: row.role },
    })
  }
}

/** Not for new accounts. The field has no stored value. */
const access: TextField['access'] = { create: () => false, update: ({ req }) => isSuperAdmin(req) }

const proof = (name: string, label: string, component: string, description: string): Field => ({
  name,
  type: 'text',
  virtual: true,
  label,
  access,
  admin: {
    description,
    components: { Field: `/src/admin/cms/proof-field#${component}` },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
})

/** Entered together with a new address (prove-before-email.ts). Never stored or returned. */
const proofFields: Field[] = [
  proof(
    'currentPassword',
    'Your own password',
    'ProofPassword',
    'Changing the address of an account asks for your password.',
  ),
  proof(
    'code',
    'Code from your authenticator app',
    'ProofCode',
    'Only where you sign in with one; a recovery code works, too.',
  ),
]

/** Notifies the old address. Mailed links become void, because the old mailbox may belong to others. */
const notifyPreviousEmail: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.email || previousDoc.email === doc.email) return
  await voidLinks(req, doc.id)
  await sendAccountMail(req, { kind: 'email-changed', to: previousDoc.email, newEmail: doc.email })
}

async function selfOrSuperAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  return (await isSuperAdmin(req)) || { id: { equals: req.user.id } }
}

async function selfOrAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  return (await isAdmin(req)) || { id: { equals: req.user.id } }
}

/** Admins see names only. Owners and super admins see all fields. */
async function ownerOrSuperAdmin({
  req,
  id,
}: {
  req: PayloadRequest
  id?: number | string
}): Promise<boolean> {
  return (id !== undefined && id === req.user?.id) || isSuperAdmin(req)
}

const superAdmin = ({ req }: { req: PayloadRequest }) => isSuperAdmin(req)

/** Passwords, second factors and sessions are in tables that the CMS cannot reach. */
export const users: CollectionConfig = {
  slug: 'users',
  lockDocuments: false,
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'People',
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'companyName', 'createdAt'],
    description:
      'People who can sign in. Their roles are under User roles. A person who is added here chooses a password through Forgot password.',
  },
  auth: {
    // Payload's own sign-in, reset and unlock are closed (see the decision records).
    disableLocalStrategy: true,
    strategies: [sessionStrategy],
    tokenExpiration: ABSOLUTE_SECONDS,
  },
  endpoints: userEndpoints,
  access: {
    admin: adminsOnly,
    create: superAdminsOnly,
    read: selfOrAdmin,
    update: selfOrSuperAdmin,
    delete: superAdminsOnly,
    unlock: denyAll,
    readVersions: denyAll,
  },
  hooks: {
    beforeOperation: [askPerson],
    beforeValidate: [refuseStale('users')],
    beforeChange: [proveBeforeEmail, giveAddress],
    afterChange: [notifyPreviousEmail, revalidateAuthor],
    beforeDelete: [protectLastSuperAdmin, endHost],
    afterDelete: [forgetAuthor],
  },
  fields: [
    emailField('email', 'Email', {
      required: true,
      unique: true,
      access: { read: ownerOrSuperAdmin, update: superAdmin },
    }),
    ...proofFields,
    ...profileFields(ownerOrSuperAdmin),
    ...publicProfileFields,
    screenPart('uses', '/src/admin/cms/uses/uses#AuthorUses'),
  ],
}
