import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'A save that the database did not keep, as on a full disk, is reported as saved.',
  leansOn: "the adapter's sessions",
  upstream: 'https://github.com/payloadcms/payload/pull/17726',
  until: 'The adapter throws when a commit fails. Work around a commit stays ours.',
  tests: ['tests/int/database/failed-commit.test.ts'],
}
