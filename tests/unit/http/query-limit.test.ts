import { describe, expect, it } from 'vitest'
import { queryRefusal } from '../../../src/lib/http/query-limit'

const refused = (query: string, isEditor = false) => queryRefusal(query, isEditor)?.status === 400
const terms = (count: number) =>
  Array.from({ length: count }, (_, n) => `where[or][${n}][question][like]=a${n}`).join('&')
const json = (where: unknown) => `where=${encodeURIComponent(JSON.stringify(where))}`

describe('a query', () => {
  it.each([
    '',
    'limit=10&page=2&sort=-createdAt,title&depth=1',
    'where[slug][equals]=x',
    'where[and][0][or][0][title][like]=x&where[and][0][or][1][id][exists]=true',
    'where[client.email][like]=example',
    'where[id][in]=a,b,c',
    'where[id][in][0]=a&where[id][in][1]=b',
    json({ or: [{ title: { equals: 'x' } }, { id: { in: ['a', 'b'] } }] }),
    'where=',
    terms(20),
    'select[title]=true&populate[users][fullName]=true',
  ])('may be ?%s', (query) => expect(refused(query)).toBe(false))

  it.each([
    ['480 conditions', terms(480)],
    ['21 conditions', terms(21)],
    [
      '480 conditions as JSON',
      json({ or: Array.from({ length: 480 }, (_, n) => ({ title: { like: `${n}` } })) }),
    ],
    ['conditions that are no JSON', 'where=%7B'],
    ['very deep conditions', `where${'[or][0]'.repeat(9)}[title][equals]=x`],
    ['very deep JSON', json(Array.from({ length: 40 }).reduce<unknown>((inner) => ({ and: [inner] }), 1))],
    ['a relation of a relation of a relation', 'where[a.b.c.d.e][equals]=x'],
    ['a kind of comparison that no column knows', 'where[title][near]=1'],
    ['the same of lists', 'where[title][all]=1'],
    ['the same as JSON', json({ title: { intersects: 'x' } })],
    ['something below a comparison', 'where[title][equals][a]=1'],
    ['many orders', 'sort=a,b,c,d,e'],
    ['many names', Array.from({ length: 61 }, (_, n) => `select[f${n}]=true`).join('&')],
    ['long lists', `where[id][in]=${'a,'.repeat(101)}`],
    ['very long words', `where[title][like]=${'x'.repeat(5000)}`],
  ])('is refused with %s', (_, query) => expect(refused(query)).toBe(true))

  it('of an editor may ask for more, within bounds', () => {
    expect(refused(terms(100), true)).toBe(false)
    expect(refused(terms(480), true)).toBe(true)
    expect(refused(`where[id][in]=${'a,'.repeat(500)}`, true)).toBe(false)
  })
})
