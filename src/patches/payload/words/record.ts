import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'Editors read "Trash", "Reverting..." and other words that say nothing of visitors; screen readers say only "button" or "checkbox" for the tools of the editor and the rows of lists.',
  leansOn:
    "keys of Payload's translations, which it completes after the configuration; classes of its lists, fields and toolbars",
  upstream: 'tests/e2e/editor-home.spec.ts',
  until:
    'Translations of the configuration also replace the words of the text editor, and its controls have names.',
  tests: ['tests/e2e/editor-home.spec.ts', 'tests/e2e/cms-names.spec.ts'],
}
