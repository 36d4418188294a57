import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'A start without the database says it is ready, errors are printed with the values of a query, and an image needs compiler and sources.',
  leansOn:
    "Next's private modules of the start, its symbol for the listener of rejections, its setting for standalone builds, its tracer",
  upstream: 'tests/unit/patches/next.test.ts',
  until:
    'Next waits for instrumentation, offers a hook for unhandled rejections, and reads a resolved configuration by a documented setting.',
  tests: ['tests/unit/patches/next.test.ts', 'tests/contract/delivered-tree.test.ts'],
}
