import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'Visitors get data in place of a page from the page memory, and one anonymous POST can stop the site.',
  leansOn: "names of Next's headers",
  upstream: 'tests/unit/patches/next.test.ts',
  until: 'Next exports these names.',
  tests: ['tests/unit/patches/next.test.ts'],
}
