import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'In Firefox a copied block has the id of the first, and the text cannot be saved.',
  leansOn: "Payload's copy command and the clipboard format of the editor",
  upstream: 'tests/e2e/copied-text.spec.ts',
  until: 'Payload gives new ids when it pastes.',
  tests: ['tests/e2e/copied-text.spec.ts', 'tests/unit/rich-text/new-ids.test.ts'],
}
