import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'A save that the database did not keep, as on a full disk, is reported as saved. A document that someone deletes while a colleague saves it comes back, or the save ends in an error.',
  leansOn:
    "the adapter's sessions and tables, its `commitTransaction`, `rollbackTransaction` and `updateOne`",
  upstream: 'https://github.com/payloadcms/payload/pull/17726',
  until:
    'The adapter throws when a commit fails, and refuses to change a row that is gone. Work around a commit stays ours.',
  tests: ['tests/int/database/failed-commit.test.ts', 'tests/int/http/vanished.test.ts'],
}
