import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'The navigation closes by itself on laptops from 1280 to 1440 px.',
  leansOn: "the order of an effect of Payload's navigation",
  upstream: 'tests/e2e/cms-lists.spec.ts',
  until: 'The width at which the navigation closes can be set.',
  tests: ['tests/e2e/cms-lists.spec.ts'],
}
