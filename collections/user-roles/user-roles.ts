import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { CollectionConfig } from 'payload'
import { roles } from '@/features/role/rules'
import { denyAll } from '../access/deny-all'
import { ownRolesOrSuperAdmin } from '../access/own-roles-or-super-admin'
import { superAdminsOnly } from '../access/super-admins-only'
import { endsFeed } from './ends-feed'
import { noticeAddedSuperAdmin, noticeRemovedSuperAdmin } from './notice-super-admins'
import { protectSuperAdminRole } from './protect-super-admin-role'
import { showsLessOfTheTeam } from './shows-less-of-the-team'

/** Each account's roles. Read on every request, never from the session. */
export const userRoles: CollectionConfig = {
  slug: 'user-roles',
  lockDocuments: false,
  labels: { singular: 'User role', plural: 'User roles' },
  admin: {
    group: 'People',
    useAsTitle: 'role',
    defaultColumns: ['user', 'role', 'createdAt'],
    description:
      'Give a person admin to let them edit content. Another super admin can remove super_admin, except for the last one.',
  },
  access: {
    create: superAdminsOnly,
    read: ownRolesOrSuperAdmin,
    update: denyAll,
    delete: superAdminsOnly,
    readVersions: denyAll,
  },
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeDelete: [protectSuperAdminRole],
    afterChange: [noticeAddedSuperAdmin],
    afterDelete: [endsFeed, showsLessOfTheTeam, noticeRemovedSuperAdmin],
  },
  indexes: [{ fields: ['user', 'role'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, label: 'User' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      label: 'Role',
      options: roles.map((value) => ({
        value,
        label: { super_admin: 'Super admin', admin: 'Admin', user: 'User' }[value],
      })),
    },
  ],
}
