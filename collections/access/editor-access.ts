import type { Access, CollectionConfig } from 'payload'
import { adminsOnly } from './admins-only'

/** Content that admins write, with its versions; `read` says who may see a document. */
export const editorAccess = (read: Access): NonNullable<CollectionConfig['access']> => ({
  create: adminsOnly,
  read,
  update: adminsOnly,
  delete: adminsOnly,
  readVersions: adminsOnly,
})
