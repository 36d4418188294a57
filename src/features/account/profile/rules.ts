import { UNSEEN } from '../../../lib/validation/person-name'
import { unusable } from '../../../lib/validation/text-fields'

const NAME = /^[\p{L}\p{M} '\u2019-]+$/u

const LETTERS = 'Name can only contain letters, spaces, hyphens, and apostrophes'

export function nameProblem(name: string): string | undefined {
  if (name.length === 0) return 'Name is required'
  if (name.length < 2) return 'Name must be at least 2 characters'
  if (name.length > 100) return 'Name must be less than 100 characters'
  return unusable('Name', name, UNSEEN) ?? (NAME.test(name) && /\p{L}/u.test(name) ? undefined : LETTERS)
}

export function companyProblem(company: string): string | undefined {
  if (company.length > 100) return 'Company name must be less than 100 characters'
  return unusable('Company', company)
}
