import { describe, expect, it } from 'vitest'
import { lockProblems } from '../../../scripts/lock-problems'

const good = { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==` }
const problems = (locked: object, allow: Record<string, boolean> = {}) =>
  lockProblems({ packages: { '': {}, 'node_modules/a/node_modules/@b/c': { ...good, ...locked } } }, allow)

describe('a locked package', () => {
  it('is fine with one version, a checksum and no script', () => {
    expect(problems({})).toEqual([])
  })

  it.each([
    ['from an address of its own', { resolved: 'https://packages.example/c.tgz' }, 'comes from'],
    ['from a repository', { resolved: 'git+ssh://git@code.example/b/c.git#main' }, 'comes from'],
    ['without a checksum', { integrity: undefined }, 'no checksum'],
    ['with a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no SHA-512'],
    [
      'optional, for every platform, without a checksum',
      { integrity: undefined, optional: true },
      'no checksum',
    ],
    ['with a script', { hasInstallScript: true }, 'runs a script'],
    ['that is a link', { link: true }, 'is a link'],
  ])('is refused %s', (_, locked, problem) => {
    expect(problems(locked)).toEqual([expect.stringContaining(problem)])
  })

  it('may run the script that is allowed by its name', () => {
    expect(problems({ hasInstallScript: true }, { '@b/c': true })).toEqual([])
    expect(problems({ hasInstallScript: true }, { '@b/c': false, c: true })).toHaveLength(1)
  })
})
