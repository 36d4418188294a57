import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sourceFields } from '../../../src/features/source/schema'
import { cameFrom } from '../../../src/features/source/view'

const parse = (value: object) => z.object(sourceFields).parse(value)

describe('the source of a visit', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [7, undefined],
    [['x'], undefined],
    ['  a\u0000\u202Eb\n\tc ', 'a b c'],
    ['x'.repeat(5000), 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['<b>Spring</b>', '<b>Spring</b>'],
  ])('takes %j and never refuses', (typed, kept) => {
    expect(parse({ utmSource: typed }).utmSource).toBe(kept)
  })

  it('keeps no query and no path of another site, which may be private', () => {
    expect(
      parse({ landingPage: '/bookings/manage?token=secret#x', referrer: 'https://me@News.example/a?b=c' }),
    ).toEqual({
      landingPage: '/bookings/manage',
      referrer: 'news.example',
      utmSource: undefined,
      utmMedium: undefined,
      utmCampaign: undefined,
    })
    expect(parse({ landingPage: 'https://site.example/pricing?x=1' }).landingPage).toBe('/pricing')
  })

  it('is one line of text', () => {
    expect(cameFrom({})).toBeNull()
    expect(cameFrom({ utmSource: 'newsletter', landingPage: '/pricing' })).toBe(
      'newsletter (utm), first page /pricing',
    )
    expect(cameFrom({ utmSource: 'a', utmCampaign: 'c', referrer: 'news.example' })).toBe(
      'a, c (utm), from news.example',
    )
  })
})
