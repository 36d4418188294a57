import { describe, expect, it } from 'vitest'
import { acceptedEncoding, namesTag, weakTag } from '../../../../src/server/http/encodings'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=1.0, br;q=1.0', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip', 'gzip'],
    ['vibrant', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for Accept-Encoding %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
  })

  it('is only one that is there', () => {
    expect(acceptedEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip')
    expect(acceptedEncoding('br, gzip', [])).toBe('identity')
  })
})

describe('an entity tag', () => {
  it.each([
    [undefined, false],
    ['"abc"', true],
    ['W/"abc"', true],
    ['"xyz", W/"abc"', true],
    ['*', true],
    ['"xabc"', false],
    ['"abcd", "ab"', false],
    ['abc', false],
  ])('is named by If-None-Match %j: %s', (header, named) => {
    expect(namesTag(header, '"abc"')).toBe(named)
    expect(namesTag(header, 'W/"abc"')).toBe(named)
  })

  it('is made weak once', () => {
    expect(weakTag('"abc"')).toBe('W/"abc"')
    expect(weakTag(weakTag('"abc"'))).toBe('W/"abc"')
  })
})
