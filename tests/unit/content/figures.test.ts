import { describe, expect, it } from 'vitest'
import { agendaMinutes } from '../../../src/content/booking'
import { defaultClaims, type FigureSources, figuresOf } from '../../../src/content/figures'
import { inWords } from '../../../src/content/number-words'
import { cardsOf } from '../../../src/content/page-meta'
import { fillPlaceholders } from '../../../src/content/placeholders'
import { defaultRetention } from '../../../src/content/retention'
import { servicePackages } from '../../../src/content/services'
import { copiesOf } from '../../../src/features/page-copy/rules'
import { firstContent } from '../../support/first-content'

type Plan = { price: string; comparison: { feature: string; value?: string; included?: boolean }[] }

const seeded: FigureSources = {
  site: {
    brandName: 'Quickwin',
    contactEmail: 'hello@quickwin.example',
    businessHours: 'Mon-Fri 9 AM-6 PM CET',
    claims: defaultClaims,
    retention: defaultRetention,
  },
  currency: 'USD',
  callMinutes: 60,
  plans: firstContent<Plan>('plans').map((plan) => ({
    ...plan,
    comparison: plan.comparison.map(({ feature, value, included }) => ({
      feature,
      value: value ?? included === true,
    })),
  })),
  addOns: firstContent<{ name: string; price: string }>('add-ons'),
}
const figures = figuresOf(seeded)
const faq = (question: string, of = figures) =>
  cardsOf(fillPlaceholders(copiesOf([]), of).pricing.sections, 'question').find(({ title }) =>
    title.includes(question),
  )?.description

describe('figures', () => {
  it('that no active plan or add-on has are not made up', () => {
    const empty = figuresOf({ ...seeded, plans: [], addOns: [] })
    expect(empty).toMatchObject({
      auditMinutes: '60',
      fastTrackPrice: 'on request',
      scalePackTime: 'by agreement',
      enterpriseSupport: 'as agreed',
      rushExamplePrice: 'on request',
    })
    expect(
      JSON.stringify([
        fillPlaceholders(copiesOf([]).pricing, empty),
        servicePackages(fillPlaceholders(copiesOf([]).services, empty).sections),
      ]),
    ).not.toMatch(/\$(750|2,500|1,125|300)|undefined|NaN/)
  })

  it('never stand for themselves', () => {
    const own = seeded.plans.map((plan) => ({
      ...plan,
      price: '{fastTrackPrice}',
      comparison: [{ feature: 'Delivery time', value: '{fastTrackTime}' }],
    }))
    expect(JSON.stringify(figuresOf({ ...seeded, plans: own }))).not.toContain('{fast')
  })

  it('follow odd amounts', () => {
    const rush = (price: string) =>
      figuresOf({ ...seeded, addOns: [{ name: 'Rush delivery', price }] }).rushExamplePrice
    expect(rush('+35% of project cost')).toBe('$1,012.50')
    expect(rush('$400')).toBe('on request')
    expect(faq('rush', figuresOf({ ...seeded, addOns: [{ name: 'Rush delivery', price: '$400' }] }))).toBe(
      'Rush delivery: $400. We offer it only when we can keep the date.',
    )
    const inEuros = {
      ...seeded,
      currency: 'EUR',
      plans: seeded.plans.map((plan) => ({ ...plan, price: '€750' })),
    }
    expect(figuresOf(inEuros).rushExamplePrice).toBe('€1,125')
    const roi = (averageRoi: string) =>
      figuresOf({ ...seeded, site: { ...seeded.site, claims: { ...defaultClaims, averageRoi } } }).dollarsBack
    expect([roi('250%'), roi('1,000%'), roi('very high')]).toEqual(['3.5', '11', 'several'])
    expect(inWords(10)).toBe('ten')
  })
})

describe('the agenda of a call', () => {
  it.each([
    [60, 30, [15, 15, 30]],
    [45, 20, [10, 10, 25]],
    [60, 25, [13, 12, 35]],
    [90, 60, [30, 30, 30]],
    [30, 30, [5, 5, 20]],
    [30, 45, [5, 5, 20]],
  ])('of %i minutes with an audit of %i begins with the audit', (minutes, audit, parts) => {
    expect(agendaMinutes(minutes, audit)).toEqual(parts)
    expect(parts.reduce((sum, part) => sum + part)).toBe(minutes)
  })
})
