import type { Field, FieldAccess, FieldHook, TextFieldValidation } from 'payload'
import { cleanPhone, companyProblem, nameProblem, phoneProblem } from '@/features/account/profile/rules'
import { cleanInput } from '@/features/account/rules'

type Text = string | null | undefined

/** What people type is cleaned as on the dashboard; blank is nothing. */
const cleaned =
  (clean: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? clean(value) || null : value

/** The rule of the dashboard's form, for every source of a value. */
const checked =
  (label: string, problem: (text: string) => string | undefined) =>
  (value: unknown): string | true => {
    if (value === null || value === undefined) return true
    return typeof value === 'string' ? (problem(value) ?? true) : `${label} must be text`
  }

const nameRule = checked('Name', nameProblem)

/** A super admin may leave the name to its owner; one that is there is not emptied again. */
const validateName: TextFieldValidation = (value: Text, { operation, previousValue }) =>
  operation === 'update' && previousValue && !value ? 'Name is required' : nameRule(value)

/** What people say about themselves; of others, admins see the name alone. */
export const profileFields = (ownerOrSuperAdmin: FieldAccess): Field[] => [
  {
    name: 'fullName',
    type: 'text',
    label: 'Full name',
    maxLength: 100,
    hooks: { beforeValidate: [cleaned(cleanInput)] },
    validate: validateName,
  },
  {
    name: 'companyName',
    type: 'text',
    label: 'Company',
    maxLength: 100,
    access: { read: ownerOrSuperAdmin },
    hooks: { beforeValidate: [cleaned((text) => text.trim())] },
    validate: checked('Company', companyProblem),
  },
  {
    name: 'phone',
    type: 'text',
    label: 'Phone',
    access: { read: ownerOrSuperAdmin },
    hooks: { beforeValidate: [cleaned(cleanPhone)] },
    validate: checked('Phone', phoneProblem),
  },
]
