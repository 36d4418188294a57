import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'An editor who opens a link, a table or a footnote with the keyboard has to find its first field, and Ctrl+K does not change a link.',
  leansOn: "names of the editor's windows, classes of its fields and of its button for links",
  upstream: 'tests/e2e/footnotes.spec.ts',
  until: "The editor's windows start in their first field, and editing a link is a command.",
  tests: ['tests/e2e/footnotes.spec.ts', 'tests/e2e/large-text.spec.ts'],
}
