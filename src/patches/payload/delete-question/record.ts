import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'The question before something is deleted does not name what uses it.',
  leansOn: "the id and a class of Payload's question",
  upstream: 'tests/e2e/editor-home.spec.ts',
  until: 'The question takes a component.',
  tests: ['tests/e2e/editor-home.spec.ts'],
}
