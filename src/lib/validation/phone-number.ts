import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainPhone } from './phone-text'

// For the server only: the numbering plans are 80 kB.

const MAX_STORED = 30

export const phoneCountries: readonly string[] = getCountries()
export const isPhoneCountry = (code: string): code is CountryCode => phoneCountries.includes(code)

const parsed = (text: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(plainPhone(text), {
    extract: false,
    ...(defaultCountry ? { defaultCountry } : {}),
  })

/**
 * The stored form of a typed phone number: E.164, with `;ext=5` (RFC 3966) for an extension. Undefined if it is none. Lengths
 * decide, not the numbering plans, because numbers of later plans must be taken too.
 * @param country the ISO code for numbers without +
 */
export function storedPhone(text: string, country: CountryCode): string | undefined {
  const phone = parsed(text, country)
  // A zero that the country's plan does not have is one that was dialled within the country.
  if (!phone?.isPossible() || (phone.nationalNumber.startsWith('0') && !phone.isValid())) return undefined
  const stored = phone.number + (phone.ext ? `;ext=${phone.ext}` : '')
  return stored.length <= MAX_STORED ? stored : undefined
}

/** True for text in the stored form. It has a +, so the country does not matter. */
export const isStoredPhone = (text: string): boolean => storedPhone(text, 'DE') === text

/** A stored number as people read it: `+49 30 1234567 ext. 5`. Other text, such as older numbers, is returned as it is. */
export const shownPhone = (stored: string): string =>
  (stored.startsWith('+') && parsed(stored)?.formatInternational()) || stored
