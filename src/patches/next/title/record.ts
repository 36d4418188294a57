import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'The tab says "Sign in" on the forms for a new account and a new password.',
  leansOn: 'Next writes the title of a static page again after a navigation',
  upstream: 'https://github.com/vercel/next.js/issues/65184',
  until: 'A client component can give a title that Next keeps.',
  tests: ['tests/e2e/account.spec.ts'],
}
