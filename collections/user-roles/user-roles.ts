import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { CheckboxFieldValidation, CollectionConfig } from 'payload'
import { roles } from '@/features/role/rules'
import type { UserRole } from '@/payload-types'
import { denyAll } from '../access/deny-all'
import { ownRolesOrSuperAdmin } from '../access/own-roles-or-super-admin'
import { superAdminsOnly } from '../access/super-admins-only'
import { endsFeed } from './ends-feed'
import { noticeAddedSuperAdmin, noticeRemovedSuperAdmin } from './notice-super-admins'
import { protectSuperAdminRole } from './protect-super-admin-role'
import { showsLessOfTheTeam } from './shows-less-of-the-team'

/** Another role is another row, so that removals and notices stay complete. */
const fixed = { update: denyAll }

const onlyForAdmins: CheckboxFieldValidation = (value, { siblingData }) =>
  !value ||
  (siblingData as Partial<UserRole>).role === 'admin' ||
  'Only an admin is given this. Super admins take calls in any case.'

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
    update: superAdminsOnly,
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
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      label: 'User',
      access: fixed,
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      label: 'Role',
      access: fixed,
      options: roles.map((value) => ({
        value,
        label: { super_admin: 'Super admin', admin: 'Admin', user: 'User' }[value],
      })),
    },
    {
      name: 'takesCalls',
      type: 'checkbox',
      defaultValue: false,
      label: 'Takes calls',
      admin: {
        description: 'The admin sees all bookings with contact data, and confirms, moves and notes them.',
      },
      validate: onlyForAdmins,
    },
  ],
}
