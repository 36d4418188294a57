import { expect, it } from 'vitest'
import { eventFacts } from '../../../src/admin/super-admin/security/event-facts'

it('what an event keeps is said in words', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const details = {
    ...{ method: 'POST', path: '/api/contact', origin: null, fields: ['name', 'email'], signedIn: false },
    ...{ rule: 'failed-sign-ins', windowMinutes: 5, addresses: ['10.0.0.1'], userAgent: chrome, reason: '' },
  }
  expect(eventFacts(details)).toEqual([
    ['Method', 'POST'],
    ['Address', '/api/contact'],
    ['Refused fields', 'name, email'],
    ['Signed in', 'No'],
    ['Rule', 'Failed sign ins'],
    ['Within minutes', '5'],
    ['Browser', 'Chrome on Windows'],
  ])
})
