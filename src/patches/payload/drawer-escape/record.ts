import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'Escape closes an article in the back office without a question, and typed words are lost.',
  leansOn: "classes of Payload's drawer, its question and its select",
  upstream: 'https://github.com/payloadcms/payload/pull/16140',
  until: 'Escape asks as the cross does.',
  tests: ['tests/e2e/back-office-blogs.spec.ts'],
}
