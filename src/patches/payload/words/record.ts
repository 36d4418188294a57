import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'The text editor calls a footnote "Inline Blocks" and a line between parts "Horizontal Rule".',
  leansOn: "keys of the text editor's translations, which it adds after the configuration",
  upstream: 'tests/e2e/editor-home.spec.ts',
  until: 'Translations of the configuration also replace the words of the text editor.',
  tests: ['tests/e2e/editor-home.spec.ts'],
}
