import { expect, it } from 'vitest'
import { namedPaths } from '../../../scripts/named-paths'

it('finds the files that a document names, and nothing else', () => {
  const text = [
    'See [the map](architecture.md#top), [elsewhere](https://example.com/x.md) and `src/env.ts`.',
    'Patterns such as `tests/int/**`, `collections/<slug>/` and `npm test` name no file.',
    '```\n`src/in/a/block.ts`\n```',
    'A folder: `tests/unit/`.',
  ].join('\n')
  expect(namedPaths(text)).toEqual([
    { path: 'architecture.md', isLink: true },
    { path: 'src/env.ts', isLink: false },
    { path: 'tests/unit/', isLink: false },
  ])
})
