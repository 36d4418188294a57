import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'A sensitive change in the CMS fails with a message, and the change has to be made again.',
  leansOn:
    "Payload's own screens call window.fetch with a text or a form; a class of its dialogs. Our own calls do without: they repeat themselves (src/admin/reauthentication/confirmed.ts).",
  upstream: 'tests/e2e/reauthentication.spec.ts',
  until: "Payload's REST calls in the admin go through a function that a project can give.",
  tests: ['tests/e2e/reauthentication.spec.ts'],
}
