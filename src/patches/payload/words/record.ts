import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'Editors read "Trash", "Reverting..." and other words that say nothing of visitors.',
  leansOn: "keys of Payload's translations, which it completes after the configuration",
  upstream: 'tests/e2e/editor-home.spec.ts',
  until: 'Translations of the configuration also replace the words of the text editor.',
  tests: ['tests/e2e/editor-home.spec.ts'],
}
