const NAME = /^[\p{L}\p{M} '\u2019-]+$/u
const PHONE = /^\+?[1-9]\d{0,15}$/

const LETTERS = 'Name can only contain letters, spaces, hyphens, and apostrophes'

/** What is wrong with a full name of 2 to 100 characters; undefined when nothing is. */
export function nameProblem(name: string): string | undefined {
  if (name.length === 0) return 'Name is required'
  if (name.length < 2) return 'Name must be at least 2 characters'
  if (name.length > 100) return 'Name must be less than 100 characters'
  return NAME.test(name) && /\p{L}/u.test(name) ? undefined : LETTERS
}

/** What is wrong with a phone number: an optional plus, then 1 to 16 digits of which the first is no 0, or nothing at all. */
export function phoneProblem(phone: string): string | undefined {
  return phone === '' || PHONE.test(phone) ? undefined : 'Please enter a valid phone number'
}
