import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '../../../src/features/account/password/rules'
import { nameProblem, phoneProblem } from '../../../src/features/account/profile/rules'
import { cleanInput } from '../../../src/features/account/rules'
import { deviceName } from '../../../src/features/account/session/view'
import { safeRedirect } from '../../../src/features/account/sign-in/rules'
import { messagePreview } from '../../../src/features/dashboard/message-preview'
import { projectStatus } from '../../../src/features/project/status'
import { mayAssign } from '../../../src/features/role/rules'
import { clientNetwork } from '../../../src/lib/http/client-network'

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

describe('cleaning of what is typed', () => {
  it.each([
    ['  Grace   Hopper ', 'Grace Hopper'],
    [`"Grace"; 'Hopper'\\`, 'Grace Hopper'],
    ["Grace O'Hopper", "Grace O'Hopper"],
    ["'a@example.com'", 'a@example.com'],
    ['a\u0000\tb', 'a\u0000 b'],
    ['x'.repeat(10_001), 'x'.repeat(10_000)],
  ])('%j becomes %j', (typed, cleaned) => {
    expect(cleanInput(typed)).toBe(cleaned)
  })
})

describe('rules of a profile', () => {
  it.each(['Al', "Anne-Marie O'Neil", 'José', '王小明'])('%s is a name', (name) => {
    expect(nameProblem(name)).toBeUndefined()
  })

  it.each([
    ['', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
    ['R2D2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['--', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  ])('%j is none', (name, message) => {
    expect(nameProblem(name)).toBe(message)
  })

  it.each(['', '+49301234567', '1', '1234567890123456'])('%j is a phone number', (phone) => {
    expect(phoneProblem(phone)).toBeUndefined()
  })

  it.each(['0301234567', '+0301234567', '12345678901234567', '+', 'call me', '12 34'])(
    '%j is none',
    (phone) => {
      expect(phoneProblem(phone)).toBe('Please enter a valid phone number')
    },
  )
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

describe('assigning roles', () => {
  it.each([
    [[], 'user', 'no'],
    [['user'], 'user', 'no'],
    [['admin'], 'user', 'yes'],
    [['admin'], 'admin', 'super-admins-only'],
    [['admin'], 'super_admin', 'super-admins-only'],
    [['super_admin'], 'user', 'yes'],
    [['super_admin'], 'admin', 'yes'],
    [['super_admin', 'admin'], 'super_admin', 'yes'],
  ] as const)('with %j: %s %s', (held, role, answer) => {
    expect(mayAssign(held, role)).toBe(answer)
  })
})

describe('small words', () => {
  it('names devices', () => {
    expect(
      deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'),
    ).toBe('Chrome on Windows')
    expect(
      deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1'),
    ).toBe('Safari on iPhone')
    expect(deviceName('')).toBe('Unknown device')
  })

  it('shortens messages to 100 characters, never within one', () => {
    expect(messagePreview('short\n message')).toBe('short message')
    expect(messagePreview('🙂'.repeat(101))).toBe(`${'🙂'.repeat(100)}…`)
  })

  it('shows states of projects', () => {
    expect(
      ['active', 'completed', 'on_hold', 'cancelled', 'toString'].map((status) => projectStatus(status).tone),
    ).toEqual(['green', 'blue', 'yellow', 'red', 'grey'])
  })

  it('takes a /64 of IPv6 as one client', () => {
    expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7')
    expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(clientNetwork('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(clientNetwork('2001:0db8:0001:0002:ffff::1')).toBe('2001:db8:1:2::/64')
    expect(clientNetwork('::1')).toBe('0:0:0:0::/64')
  })
})
