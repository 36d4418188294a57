import { describe, expect, it } from 'vitest'
import { accountEmail } from '@/features/account/schema'
import { normalizeAddress } from '@/lib/validation/email-address'
import { emailAddress } from '@/lib/validation/text-fields'

const INVALID = 'Please enter a valid email address'
const refusal = (text: string) => emailAddress.safeParse(text).error?.issues[0]?.message

describe('the one form of an address', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ada@MÜLLER.de', 'ada@xn--mller-kva.de'],
    // The same letter as two characters.
    ['ada@mu\u0308ller.de', 'ada@xn--mller-kva.de'],
    ['ada@XN--MLLER-KVA.de', 'ada@xn--mller-kva.de'],
    ['o@пример.рф', 'o@xn--e1afmkfd.xn--p1ai'],
    ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['ada@straße.de', 'ada@xn--strae-oqa.de'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ｅｘａｍｐｌｅ．com', 'ada@example.com'],
    ['\u202aada@example.com\u202c', 'ada@example.com'],
    ['\ufeff ada@example.com\u00a0', 'ada@example.com'],
    ["o'hara+calls@mail.example.co.uk", "o'hara+calls@mail.example.co.uk"],
  ])('%j is stored as %s', (typed, stored) => {
    expect(normalizeAddress(typed)).toBe(stored)
    expect(normalizeAddress(stored)).toBe(stored)
    expect(emailAddress.parse(typed)).toBe(stored)
  })

  it('keeps a look-alike apart', () => {
    // The first letter is Cyrillic.
    expect(normalizeAddress('ada@аpple.com')).not.toBe(normalizeAddress('ada@apple.com'))
  })

  it('is the form of accounts, too', () => {
    expect(accountEmail.parse('"Ada"@MÜLLER.de')).toBe('ada@xn--mller-kva.de')
  })
})

describe('what is refused', () => {
  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@exa mple.com',
    'ada@example..com',
    'a..da@example.com',
    'ada@@example.com',
    'ada@-example.com',
    'ada@127.0.0.1',
    'ada@１２７.0.0.1',
    'ada@example.com/пример.рф',
    'ada@пример.рф:25',
    'ada@%D0%BF.рф',
    'ada@exam\u200bple.com:80',
    'ada@xn--a-.xn--p1ai-',
    `ada@${'a'.repeat(64)}.de`,
    `${'a'.repeat(65)}@example.com`,
    'ada@example.com\r\nBcc: all@example.com',
  ])('%j', (typed) => {
    expect(refusal(typed)).toBe(INVALID)
  })

  it('counts the stored form', () => {
    expect(refusal(`ada@${'ü.'.repeat(40)}de`)).toBe('Email must be less than 254 characters')
  })

  it('says which letter before the @ mail cannot carry', () => {
    expect(refusal('jürgen@example.com')).toBe(
      'We cannot send mail to an address with “ü” before the @. Please enter another address.',
    )
    expect(refusal('j ürgen@example.com')).toBe(INVALID)
  })
})
