import type { Field, TextField } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

/** Not for new accounts. The field has no stored value. */
const access: TextField['access'] = { create: () => false, update: ({ req }) => isSuperAdmin(req) }

/** Entered together with a new address (prove-before-email.ts). Never stored or returned. */
export const proofFields: Field[] = [
  {
    name: 'currentPassword',
    type: 'text',
    virtual: true,
    label: 'Your own password',
    access,
    admin: {
      description: 'Changing the address of an account asks for your password.',
      components: { Field: '/src/admin/cms/proof-field#ProofPassword' },
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'code',
    type: 'text',
    virtual: true,
    label: 'Code from your authenticator app',
    access,
    admin: {
      description: 'Only where you sign in with one; a recovery code works, too.',
      components: { Field: '/src/admin/cms/proof-field#ProofCode' },
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  },
]
