import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { noticeSuperAdminChange } from '@/features/role/super-admin-notice'
import type { UserRole } from '@/payload-types'

const holder = ({ user }: UserRole) => (typeof user === 'string' ? user : user.id)

export const noticeAddedSuperAdmin: CollectionAfterChangeHook<UserRole> = async ({ doc, operation, req }) => {
  if (operation === 'create' && doc.role === 'super_admin')
    await noticeSuperAdminChange(req, holder(doc), 'added')
  return doc
}

export const noticeRemovedSuperAdmin: CollectionAfterDeleteHook<UserRole> = async ({ doc, req }) => {
  if (doc.role === 'super_admin') await noticeSuperAdminChange(req, holder(doc), 'removed')
  return doc
}
