import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'The largest paint comes 0.8 s later in Lighthouse (0009), a page that is cut off shows an error in place of its text, and the policy of a page is 2 kB longer.',
  leansOn: "script tags in Next's HTML",
  upstream: 'tests/e2e/bad-lines.spec.ts',
  until: 'Next can put its script files last and nonces or hashes on static pages.',
  tests: [
    'tests/unit/server/pages/page-scripts.test.ts',
    'tests/e2e/bad-lines.spec.ts',
    'tests/e2e/script-start.spec.ts',
  ],
}
