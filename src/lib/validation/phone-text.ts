/** What browsers know of phone numbers; the server decides (phone-number.ts). */

export const INVALID_PHONE = 'Please enter a valid phone number'
const MAX_TYPED = 60

/** The same text with plain spaces, digits and signs, and without invisible marks. */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\s*tel:/i, '')
    .trim()

/** True if the text could be a number. */
export function couldBePhone(text: string): boolean {
  const plain = plainPhone(text)
  return plain.length <= MAX_TYPED && (plain.match(/\p{Nd}/gu) ?? []).length > 1
}
