import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalTarget, requestTarget } from '../../../../src/server/http/canonical-target'

describe('the one spelling of a path', () => {
  it.each([
    ['/pricing', '/pricing', false],
    ['/', '/', false],
    ['/blog/a-b?q=%zz//..', '/blog/a-b?q=%zz//..', false],
    ['/.well-known/x', '/.well-known/x', false],
    ['/2019/gr%c3%bc%C3%9Fe', '/2019/gr%C3%BC%C3%9Fe', false],
    ['/x/../pricing', '/pricing', true],
    ['/x/%2e%2E/pricing?a=b', '/pricing?a=b', true],
    ['/./pricing', '/pricing', true],
    ['//pricing', '/pricing', true],
    ['//evil.example/pricing', '/evil.example/pricing', true],
    ['/blog//page///2', '/blog/page/2', true],
    ['/%70ricing', '/pricing', true],
    ['/../../etc', '/etc', true],
    ['/blog/.', '/blog/', true],
    ['/blog/page/..', '/blog/', true],
    ['/2019/gr\u00c3\u00bc', '/2019/gr%C3%BC', true],
    ['/index', '/', true],
    ['/%69ndex?a=b', '/?a=b', true],
    ['/index-2', '/index-2', false],
  ])('%s', (given, target, moved) => {
    expect(canonicalTarget(given)).toEqual({ target, moved })
  })

  it.each([
    ['/blog/%00'],
    ['/%zz'],
    ['/a%'],
    ['/a\\b'],
    ['/a%5Cb'],
    ['/a%0d%0ab'],
    ['/%7f'],
    ['/blog/%FF'],
    ['/%ED%A0%80'],
    ['/%C3'],
    ['/%C3%28'],
    ['/a\u00ff'],
    ['/%F8%88%80%80%80'],
    ['/%C0%AF'],
  ])('%s cannot be read', (given) => {
    expect(canonicalTarget(given)).toBeUndefined()
  })

  it('is found in one step, and never leaves the site', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%41',
      'a',
      '%c3',
      '%bc',
      '\u00e4',
      '?',
      '//',
      '-',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = canonicalTarget(`/${pieces.join('')}`)
        if (!once) return
        expect(canonicalTarget(once.target)).toEqual({ target: once.target, moved: false })
        expect(once.target).toMatch(/^\/(?!\/)/)
        expect(once.target.split('?')[0]).not.toMatch(/\/\.{1,2}(\/|$)/)
      }),
    )
  })
})

it.each([
  ['/', '/'],
  ['/blog?page=2', '/blog?page=2'],
  ['//double', '//double'],
  ['http://localhost:3000/blog?a=b', '/blog?a=b'],
  ['HTTPS://example.com', '/'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['example.com:443', undefined],
  ['http://', undefined],
  ['javascript:alert(1)', undefined],
])('%j asks for %j', (target, path) => {
  expect(requestTarget(target)).toBe(path)
})
