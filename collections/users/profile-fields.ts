import type { Field, FieldAccess, FieldHook, TextFieldValidation } from 'payload'
import { cleanPhone, companyProblem, nameProblem, phoneProblem } from '@/features/account/profile/rules'
import { cleanInput } from '@/features/account/rules'
import { line, tick } from '../fields/simple-fields'

const cleaned =
  (clean: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? clean(value) || null : value

const checked =
  (label: string, problem: (text: string) => string | undefined) =>
  (value: unknown): string | true => {
    if (value === null || value === undefined) return true
    return typeof value === 'string' ? (problem(value) ?? true) : `${label} must be text`
  }

const nameRule = checked('Name', nameProblem)

/** A super admin can leave the name empty, but cannot remove an existing one. */
const validateName: TextFieldValidation = (value: string | null | undefined, { operation, previousValue }) =>
  operation === 'update' && previousValue && !value ? 'Name is required' : nameRule(value)

export const profileFields = (ownerOrSuperAdmin: FieldAccess): Field[] => [
  line('fullName', 'Full name', 100, {
    hooks: { beforeValidate: [cleaned(cleanInput)] },
    validate: validateName,
  }),
  line('companyName', 'Company', 100, {
    access: { read: ownerOrSuperAdmin },
    hooks: { beforeValidate: [cleaned((text) => text.trim())] },
    validate: checked('Company', companyProblem),
  }),
  {
    name: 'phone',
    type: 'text',
    label: 'Phone',
    access: { read: ownerOrSuperAdmin },
    hooks: { beforeValidate: [cleaned(cleanPhone)] },
    validate: checked('Phone', phoneProblem),
  },
  tick('dueMails', 'Daily email about next steps', {
    defaultValue: true,
    access: { read: ownerOrSuperAdmin },
    admin: { description: 'Only the team gets it, on days with next steps that are due.' },
  }),
]
