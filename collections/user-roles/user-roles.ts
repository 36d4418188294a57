import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import {
  APIError,
  type CheckboxFieldValidation,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  type Where,
} from 'payload'
import { endCallsOf } from '@/features/booking/assignee/mutations'
import { endFeedOf } from '@/features/booking/desk/feed'
import { isSuperAdmin } from '@/features/role/queries'
import { noticeSuperAdminChange, usableSuperAdmins } from '@/features/role/super-admins'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { asSite } from '@/lib/db/local-api'
import { referenceId } from '@/lib/db/reference-id'
import type { UserRole } from '@/payload-types'
import { denyAll, superAdminAccess } from '../access/rules'
import { choice } from '../fields/simple-fields'

const conflict = (message: string) => new APIError(message, 409, { code: 'conflict' }, true)

/** Super admins cannot remove their own role, or the last active super admin. Locks the roles. */
const protectSuperAdminRole: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role, user } = await req.payload.findByID({ collection: 'user-roles', id, ...asSite(req) })
  if (role !== 'super_admin') return
  const usable = await usableSuperAdmins(req)
  const others = usable.filter((each) => each !== user)
  if (others.length === 0) throw conflict('The last super admin cannot lose this role')
  if (!req.user) return
  if (req.user.id === user)
    throw conflict('You cannot remove your own role super admin. Ask another super admin to do it.')
  if (!others.includes(req.user.id))
    throw new APIError('Insufficient permissions', 403, { code: 'forbidden' }, true)
}

const holder = ({ user }: UserRole) => (typeof user === 'string' ? user : user.id)

const noticeAddedSuperAdmin: CollectionAfterChangeHook<UserRole> = async ({ doc, operation, req }) => {
  if (operation === 'create' && doc.role === 'super_admin')
    await noticeSuperAdminChange(req, holder(doc), 'added')
  return doc
}

const noticeRemovedSuperAdmin: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  if (doc.role === 'super_admin') await noticeSuperAdminChange(req, holder(doc), 'removed')
  return doc
}

/** The calendar feeds of a person end with the role, and their calls if no other role takes calls. */
const endsCalls: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  const user = referenceId(doc.user)
  if (!user || doc.role === 'user') return doc
  await endFeedOf(req, user)
  await endCallsOf(req, user, new Date())
  return doc
}

/** Access to calls ends with the permission. */
const endsCallsWithPermission: CollectionAfterChangeHook<UserRole> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.takesCalls && !doc.takesCalls) await endCallsOf(req, holder(doc), new Date())
  return doc
}

const showsLessOfTheTeam: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  if (doc.role !== 'user') await announceContent(req, [everyPage, contentTag('users')])
  return doc
}

async function ownRolesOrSuperAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isSuperAdmin(req)) return true
  return { user: { equals: req.user.id } }
}

/** Another role is another row, so that removals and notices stay complete. */
const fixed = { update: denyAll }

const onlyForAdmins: CheckboxFieldValidation = (value, { siblingData }) =>
  !value ||
  (siblingData as Partial<UserRole>).role === 'admin' ||
  'Only an admin is given this. Super admins take calls in any case.'

export const userRoles: CollectionConfig = {
  slug: 'user-roles',
  lockDocuments: false,
  labels: { singular: 'User role', plural: 'User roles' },
  admin: {
    group: 'People',
    useAsTitle: 'role',
    defaultColumns: ['user', 'role', 'createdAt'],
    description:
      'Give a person admin to let them edit content. Another super admin can remove super admin, except for the last one.',
  },
  access: superAdminAccess(ownRolesOrSuperAdmin),
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeDelete: [protectSuperAdminRole],
    afterChange: [noticeAddedSuperAdmin, endsCallsWithPermission],
    afterDelete: [endsCalls, showsLessOfTheTeam, noticeRemovedSuperAdmin],
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
    choice(
      'role',
      'Role',
      { super_admin: 'Super admin', admin: 'Admin', user: 'User' } satisfies Record<UserRole['role'], string>,
      { required: true, defaultValue: 'user', access: fixed },
    ),
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
