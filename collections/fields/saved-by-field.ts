import type { CollectionBeforeChangeHook, Field } from 'payload'
import { SITE_ITSELF } from '@/features/editor-desk/versions'
import { adminsOnly } from '../access/admins-only'
import { setByServer } from '../access/server-fields'

/** The account that saved this version. No form or API response contains it. */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Saved by',
  hidden: true,
  access: { ...setByServer, read: adminsOnly },
}

export const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.id ?? SITE_ITSELF,
})
