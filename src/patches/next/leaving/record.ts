import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'In Firefox, who follows a link while another page is on its way does not get there.',
  leansOn: 'Next opens an address itself when its request fails; it calls window.fetch',
  upstream: 'https://github.com/vercel/next.js/issues/60549',
  until: 'Next asks whether the page is being left before it opens an address.',
  tests: ['tests/e2e/reload.spec.ts'],
}
