import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'Programs get two shapes of errors, and 404 where a method is wrong.',
  leansOn: "the shape of Payload's errors, its lists of endpoints",
  upstream: 'tests/int/http/refusals-in-log.test.ts',
  until: "Payload's handler takes a function for errors, and answers 405.",
  tests: ['tests/int/http/refusals-in-log.test.ts', 'tests/int/security/endpoint-table.test.ts'],
}
