import { expect, it } from 'vitest'
import { whoOf } from '../../../src/admin/super-admin/security/event-facts'

it.each([
  [{ email: 'anna@example.com' }, 'Someone, with the address of Anna Berger'],
  [{ signedIn: false }, 'Someone, with the address of Anna Berger'],
  [{ signedIn: true }, 'Anna Berger'],
  [null, 'Anna Berger'],
])('an event with %j is of: %s', (details, who) => {
  expect(whoOf({ person: 'Anna Berger', details })).toBe(who)
  expect(whoOf({ person: null, details })).toBeNull()
})
