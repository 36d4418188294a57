import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { nobody } from '../access/nobody'
import { isSuperAdmin } from '../access/roles'
import { selfOrAdmin } from '../access/self-or-admin'
import { selfOrSuperAdmin } from '../access/self-or-super-admin'
import { superAdminsOnly } from '../access/super-admins-only'

/** Admins see names; what else stands in an account is its owner's and the super admins'. */
async function ownerOrSuperAdmin({
  req,
  id,
}: {
  req: PayloadRequest
  id?: number | string
}): Promise<boolean> {
  return (id !== undefined && id === req.user?.id) || isSuperAdmin(req)
}

/** Accounts: the specification's profiles. What an account may do stands in user-roles. */
export function users({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'People',
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'email', 'companyName', 'createdAt'],
      description: 'People who can sign in. What they may do is set under User roles.',
    },
    auth: {
      cookies: { sameSite: 'Lax', secure: secureCookies },
      // A lock on the account could be triggered by a stranger; the limiter counts addresses instead.
      maxLoginAttempts: 0,
      tokenExpiration: 60 * 60 * 12,
      useSessions: true,
    },
    access: {
      admin: adminsOnly,
      create: superAdminsOnly,
      read: selfOrAdmin,
      update: selfOrSuperAdmin,
      delete: superAdminsOnly,
      unlock: nobody,
      readVersions: nobody,
    },
    fields: [
      {
        name: 'email',
        type: 'email',
        label: 'Email',
        required: true,
        unique: true,
        access: { read: ownerOrSuperAdmin },
      },
      { name: 'fullName', type: 'text', label: 'Full name', maxLength: 100 },
      {
        name: 'companyName',
        type: 'text',
        label: 'Company',
        maxLength: 100,
        access: { read: ownerOrSuperAdmin },
      },
      { name: 'phone', type: 'text', label: 'Phone', maxLength: 30, access: { read: ownerOrSuperAdmin } },
    ],
  }
}
