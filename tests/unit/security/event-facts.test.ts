import { expect, it } from 'vitest'
import { addressText, eventFacts } from '../../../src/admin/super-admin/security/event-facts'
import { nameInWords } from '../../../src/lib/text/name-in-words'

it('what an event keeps is said in words', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const details = {
    ...{ method: 'POST', path: '/api/contact', origin: null, fields: ['name', 'email'], signedIn: false },
    ...{ success: false, network: '0:0:0:0::/64', form: 'book-for-visitor' },
    ...{ rule: 'failed-sign-ins', windowMinutes: 5, addresses: ['10.0.0.1'], userAgent: chrome, reason: '' },
  }
  expect(eventFacts(details)).toEqual([
    ['Method', 'POST'],
    ['Address', '/api/contact'],
    ['Refused fields', 'name, email'],
    ['Form', 'Book for visitor'],
    ['Rule', 'Failed sign ins'],
    ['Within minutes', '5'],
    ['Browser', 'Chrome on Windows'],
  ])
})

it('the address of the server itself is named', () => {
  expect(['::1', '127.0.0.1', '203.0.113.9', null].map(addressText)).toEqual([
    '::1 (the server itself)',
    '127.0.0.1 (the server itself)',
    '203.0.113.9',
    null,
  ])
  expect(nameInWords('users/login')).toBe('Users login')
})
