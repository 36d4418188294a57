import { describe, expect, it } from 'vitest'
import { canonicalPath, newAddress, oldAddress, ownPath } from '../../../src/features/redirects/addresses'

const site = 'https://quickwin.example'

describe('an old address', () => {
  it.each([
    ['/old-page', '/old-page'],
    [' /old-page/ ', '/old-page'],
    ['/a/b.html', '/a/b.html'],
    ['/grüße', '/gr%C3%BC%C3%9Fe'],
    ['/gr%c3%bc%C3%9fe', '/gr%C3%BC%C3%9Fe'],
    ['/a/../b', '/b'],
    ['/administration', '/administration'],
  ])('%s is kept as %s', (text, path) => {
    expect(oldAddress(text)).toBe(path)
  })
  it.each([
    ...['', '/', 'old-page', '//evil.example', '/\\evil.example', 'https://a.example/x', '/a?b=c', '/a#b'],
    ...[
      '/a\nb',
      '/a\u202eb',
      '/%',
      '/api/x',
      '/admin',
      '/super-admin/x',
      '/a/../api/x',
      `/${'x'.repeat(2001)}`,
    ],
  ])('is never %j', (text) => {
    expect(oldAddress(text)).toBeUndefined()
  })
  it('is compared the same way', () => {
    expect(canonicalPath('/gr%c3%bc%C3%9Fe/')).toBe('/gr%C3%BC%C3%9Fe')
    expect(canonicalPath('/%E0%A4%A')).toBeUndefined()
  })
})

describe('a new address', () => {
  it.each([
    ['/services', '/services'],
    [' /services?a=b#c ', '/services?a=b#c'],
    ['/grüße', '/gr%C3%BC%C3%9Fe'],
    ['https://quickwin.example/pricing', '/pricing'],
    ['https://other.example/x?y', 'https://other.example/x?y'],
    ['HTTPS://other.example', 'https://other.example/'],
    ['/a//b', '/a//b'],
  ])('%s is sent as %s', (text, address) => {
    expect(newAddress(text, site)).toBe(address)
  })
  it.each([
    ...[
      '',
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
      'services',
    ],
    ...[
      '//evil.example',
      '/\\evil.example',
      'https://',
      'https:///x',
      'https://a b',
      '/a\r\nSet-Cookie: x',
      '#x',
      'http://other.example/',
      'HTTP://other.example',
      'http://quickwin.example/pricing',
      '/.//evil.example',
      '/x/..//evil.example',
      'https://quickwin.example//evil.example',
    ],
  ])('is never %j', (text) => {
    expect(newAddress(text, site)).toBeUndefined()
  })
  it('has a path on this site, or none', () => {
    expect(ownPath('/services/?a#b')).toBe('/services')
    expect(ownPath('https://other.example/x')).toBeUndefined()
  })
})
