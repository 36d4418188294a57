import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'The last words typed before a save or a publication are not in it, and Ctrl+S saves twice.',
  leansOn: "the editor's wait for an idle moment, ids and classes of Payload's save buttons and drawers",
  upstream: 'https://github.com/payloadcms/payload/pull/12046',
  until:
    'The form asks its text editors for their words before it is sent, and one button alone hears Ctrl+S.',
  tests: ['tests/e2e/writing.spec.ts', 'tests/e2e/footnotes.spec.ts'],
}
