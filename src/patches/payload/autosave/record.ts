import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'Nothing is saved while someone types on or before a link is followed, and nothing says why a save failed.',
  leansOn:
    "what Payload's autosave hands to the form, its counters of versions, the context of its form state, a wait of Payload's autosave that never ends",
  upstream: 'tests/e2e/writing.spec.ts',
  until: "Payload's autosave has a longest wait, saves before a link, and reports why a save failed.",
  tests: ['tests/e2e/writing.spec.ts', 'tests/e2e/writing-robot.spec.ts'],
}
