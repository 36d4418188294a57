import { expect, it } from 'vitest'
import { requestTarget } from '../../../../src/server/http/request-target'

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
