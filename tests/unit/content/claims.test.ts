import { describe, expect, it } from 'vitest'
import { bookingHero, whyItems } from '../../../src/content/booking'
import { defaultClaims, withClaims } from '../../../src/content/claims'
import { benefitCards, homeHero } from '../../../src/content/home'
import { newsletterBox } from '../../../src/content/listing-pages'

const copy = { homeHero, benefitCards, whyItems, bookingHero, newsletterBox }

describe('withClaims', () => {
  it('changes nothing while the figures are those of the copy', () => {
    expect(withClaims(copy, defaultClaims)).toEqual(copy)
  })

  it.each(Object.entries(defaultClaims))('puts a changed %s wherever %s is written', (name, written) => {
    const changed = JSON.stringify(withClaims(copy, { ...defaultClaims, [name]: 'FIGURE' }))
    expect(JSON.stringify(copy)).toContain(written)
    // '2,500+' ends like '500+'.
    expect(changed).not.toMatch(new RegExp(`(?<![\\d,])${RegExp.escape(written)}`))
    expect(changed).toContain('FIGURE')
  })

  it('takes the figures as they are, dollar signs included', () => {
    expect(withClaims('Average 300% ROI', { ...defaultClaims, averageRoi: '$&1' })).toBe('Average $&1 ROI')
  })
})
