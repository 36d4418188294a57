import { expect, it } from 'vitest'
import { namesAddress, replaceAddresses } from '../../../src/lib/validation/named-addresses'

const anna = 'anna@example.com'

it.each([
  'anna@example.com',
  'ANNA@Example.com ',
  'Anna Lovelace <anna@example.com>',
  'mailto:anna@example.com?subject=x',
  "Recipient 'anna@example.com' was refused.",
  '550 5.1.1 <anna@example.com>: unknown. Write to anna@example.com.',
  'https://x.example/?email=anna%40example.com&y=1',
  'bob@example.com,anna@example.com;eve@example.com',
  '**anna@example.com**',
  '{"email":"anna@example.com"}',
])('%j names the address', (text) => expect(namesAddress(text, anna)).toBe(true))

it.each([
  'johanna@example.com',
  'jo.anna@example.com',
  'jo-anna@example.com',
  'jo_anna@example.com',
  'jo+anna@example.com',
  "o'anna@example.com",
  'anna+news@example.com',
  'anna.x@example.com',
  'anna@example.co',
  'anna@example.com.br',
  'anna@example.community',
  'anna@mail.example.com',
  'anna@my-example.com',
  'anna@example-com',
  '<susanna@example.com> anna @example.com',
  'x=anna@example.com',
  'annaexample.com',
  '',
])('%j does not name it', (text) => expect(namesAddress(text, anna)).toBe(false))

it('an international domain is one address in both forms', () => {
  expect(namesAddress('Write to Anna@MÜLLER.de!', 'anna@xn--mller-kva.de')).toBe(true)
  expect(namesAddress('Write to anna@xn--mller-kva.de!', 'anna@xn--mller-kva.de')).toBe(true)
  expect(namesAddress('Write to Anna@müllers.de!', 'anna@xn--mller-kva.de')).toBe(false)
})

it('replaces whole addresses only', () => {
  expect(
    replaceAddresses("Not anna@example.com, but 'johanna@example.com'.", (found) =>
      found === anna ? '-' : found,
    ),
  ).toBe("Not -, but 'johanna@example.com'.")
})
