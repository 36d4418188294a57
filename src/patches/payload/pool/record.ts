import type { Patch } from '../../patch'

export const record: Patch = {
  without: 'A restart of the database ends the server, and a stop hangs.',
  leansOn: 'the connection that the adapter never gives back, its option `pg`',
  upstream: 'https://github.com/payloadcms/payload/issues/11727',
  until:
    'The adapter listens to errors of its connections and gives them back. The weaker role (0049) stays ours.',
  tests: ['tests/int/database/pool.test.ts'],
}
