import { expect, it } from 'vitest'
import { normalizeAddress } from '@/lib/validation/email-address'
import { readableAddress } from '@/lib/validation/readable-address'

it.each([
  'ada@example.com',
  'ada@müller.de',
  'o@пример.рф',
  'ada@straße.de',
  'ada@例え.テスト',
  'a@παράδειγμα.gr',
])('%s is read as it was typed', (typed) => {
  expect(readableAddress(normalizeAddress(typed))).toBe(typed)
})

it.each([
  // Cyrillic letters in a Latin name, a whole name of Cyrillic look-alikes, and what is no punycode.
  'ada@xn--pple-43d.com',
  'ada@xn--80ak6aa92e.com',
  'ada@xn--a.de',
  'ada@xn--é.de',
])('%s stays as it is', (address) => {
  expect(readableAddress(address)).toBe(address)
})
