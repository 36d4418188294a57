import type { Patch } from '../../patch'

export const record: Patch = {
  without:
    'A change is seen late or on one server only, missing documents answer 200, content of the build is served, and static pages need a policy that allows every inline script.',
  leansOn:
    "Next's file system cache as a class, its memory cache, its table of tags, the kinds of its values, its tag of every page",
  upstream: 'tests/contract/cache-handler.test.ts',
  until:
    'Next has a documented hook for a finished page and its headers, and revalidateTag works outside of a request.',
  tests: [
    'tests/unit/patches/next.test.ts',
    'tests/unit/server/pages/clock-jump.test.ts',
    'tests/contract/cache-handler.test.ts',
  ],
}
