import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'The text editor calls a footnote "Inline Blocks" and a line between parts "Horizontal Rule"; screen readers say only "button" or "checkbox" for its tools and the rows of lists.',
  leansOn:
    "keys of the text editor's translations, which it adds after the configuration; classes of Payload's lists, fields and toolbars",
  upstream: 'tests/e2e/editor-home.spec.ts',
  until:
    'Translations of the configuration also replace the words of the text editor, and its controls have names.',
  tests: ['tests/e2e/editor-home.spec.ts', 'tests/e2e/cms-names.spec.ts'],
}
