import { userEndpoints } from '@endpoints/account/users'
import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest, Where } from 'payload'
import { voidLinks } from '@/features/account/link/mutations'
import { sendAccountMail } from '@/features/account/mail'
import { ABSOLUTE_SECONDS } from '@/features/account/session/rules'
import { sessionStrategy } from '@/features/account/session/strategy'
import { isAdmin, isSuperAdmin } from '@/features/role/queries'
import type { User } from '@/payload-types'
import { adminsOnly } from '../access/admins-only'
import { denyAll } from '../access/deny-all'
import { superAdminsOnly } from '../access/super-admins-only'
import { screenPart } from '../fields/simple-fields'
import { refuseStale } from '../hooks/refuse-stale'
import { profileFields } from './profile-fields'
import { proofFields } from './proof-fields'
import { protectLastSuperAdmin } from './protect-last-super-admin'
import { askPerson, proveBeforeEmail } from './prove-before-email'
import { giveAddress, publicProfileFields } from './public-profile'
import { forgetAuthor, revalidateAuthor } from './revalidate-author'

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
    beforeDelete: [protectLastSuperAdmin],
    afterDelete: [forgetAuthor],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'Email',
      required: true,
      unique: true,
      access: { read: ownerOrSuperAdmin, update: superAdmin },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
      },
    },
    ...proofFields,
    ...profileFields(ownerOrSuperAdmin),
    ...publicProfileFields,
    screenPart('uses', '/src/admin/cms/uses/article-uses#AuthorUses'),
  ],
}
