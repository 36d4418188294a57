import type { Access, CollectionConfig } from 'payload'
import { adminsOnly } from './admins-only'

/** Content that admins write. `read` decides who can see a document. */
export const editorAccess = (read: Access): NonNullable<CollectionConfig['access']> => ({
  create: adminsOnly,
  read,
  update: adminsOnly,
  delete: adminsOnly,
  readVersions: adminsOnly,
})
