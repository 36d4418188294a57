import type { Field, TextField } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

/** Nobody sets the address of an account that is only being made; the field itself has nothing to read. */
const access: TextField['access'] = { create: () => false, update: ({ req }) => isSuperAdmin(req) }

/** Typed beside a new address (prove-before-email.ts); neither stored nor ever read back. */
export const proofFields: Field[] = [
  {
    name: 'currentPassword',
    type: 'text',
    virtual: true,
    label: 'Your own password',
    access,
    admin: {
      description: 'Setting the address of an account asks once more who you are.',
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
