import type { Field, TextField } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

/** Not for new accounts. The field has no stored value. */
const access: TextField['access'] = { create: () => false, update: ({ req }) => isSuperAdmin(req) }

const proof = (name: string, label: string, component: string, description: string): Field => ({
  name,
  type: 'text',
  virtual: true,
  label,
  access,
  admin: {
    description,
    components: { Field: `/src/admin/cms/proof-field#${component}` },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
})

/** Entered together with a new address (prove-before-email.ts). Never stored or returned. */
export const proofFields: Field[] = [
  proof(
    'currentPassword',
    'Your own password',
    'ProofPassword',
    'Changing the address of an account asks for your password.',
  ),
  proof(
    'code',
    'Code from your authenticator app',
    'ProofCode',
    'Only where you sign in with one; a recovery code works, too.',
  ),
]
