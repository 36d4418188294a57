import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'Anyone with a session can read the configuration and the headers of a request by a name such as `constructor`.',
  leansOn: "names of Payload's server functions, the object in which it looks them up",
  upstream: 'tests/int/http/server-functions.test.ts',
  until: 'Payload looks names up with Object.hasOwn and lets a project name who may call.',
  tests: ['tests/int/http/server-functions.test.ts'],
}
