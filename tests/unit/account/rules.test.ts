import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '../../../src/features/account/password/rules'
import { safeRedirect } from '../../../src/features/account/sign-in/rules'

describe('where to go after signing in', () => {
  it.each(['/dashboard', '/admin/collections/users?limit=10', '/blog/a-b#c', '/'])('%s is kept', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%5C/../..//evil.example',
    '/auth',
    '/auth?mode=forgot',
    '/api/users/logout',
    `/${'a'.repeat(3000)}`,
  ])('%j is not', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it('never leads to another origin', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '@',
      ':',
      'evil.example',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'a',
      'http:',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const target = new URL(safeRedirect(parts.join('')), 'https://own.example/auth')
        expect(target.origin).toBe('https://own.example')
      }),
      { numRuns: 5000 },
    )
  })
})

describe('common passwords', () => {
  it.each([
    'Password1',
    'Passw0rd!',
    'Qwertz123',
    'Welcome2026!',
    '123Letmein',
    'Sommer2026',
    '12345678',
    'Aaaaaaa1',
    'Iloveyou7',
    'Pa55word',
    'Pa55w0rd',
    'P@$$w0rd2026!',
    'Hottie101',
    'Babygirl1',
    'Blink182A',
    'A1234567',
    'Aa123456',
    'Sayang123',
    'India@123',
    'Password1Password1',
    '1Password!Password2',
    '4dmin1strator',
    'Abcdefgh1',
    'Ｐａｓｓｗｏｒｄ１',
    '12-34-56-78',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true))
  it.each([
    'Plain-sailing-7',
    'correct horse Battery 9',
    'Xk7#mQ2!vT',
    'Owner-Password-1',
    'пароль-ПАРОЛЬ 9',
    'Κωδικός-μου-7',
    'Sunshine 4 Monkey 9 Banana',
    'k9Z!7one4#Q2',
  ])('%s is none', (password) => expect(isCommonPassword(password)).toBe(false))

  it('are not found in what a generator makes', () => {
    const characters = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!#%+-']
    const generated = fc.array(fc.constantFrom(...characters), { minLength: 14, maxLength: 20 })
    const refused = fc
      .sample(generated, 2000)
      .map((letters) => letters.join(''))
      .filter((password) => new Set(password).size > 8 && isCommonPassword(password))
    expect(refused.length).toBeLessThan(10)
  })
})
