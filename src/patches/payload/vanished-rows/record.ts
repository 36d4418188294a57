import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'A document that someone deletes while a colleague saves it comes back, or the save ends in an error.',
  leansOn: "the adapter's `updateOne`, its tables and sessions",
  upstream: 'tests/int/http/vanished.test.ts',
  until: 'The adapter refuses to change a row that is gone.',
  tests: ['tests/int/http/vanished.test.ts'],
}
