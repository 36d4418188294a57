import { offerPrice } from '../lib/seo/offer-price'
import { partOfCall } from './appointment'
import { inWords } from './number-words'
import { keepTimes, type Retention } from './retention'

export interface Claims {
  hoursSaved: string
  averageRoi: string
  hoursPerMonth: string
  timeToLive: string
  newsletterSubscribers: string
  /** Of the smallest package. No plan of the CMS has its price. */
  quickWinPrice: string
}

export const defaultClaims: Claims = {
  hoursSaved: '500+',
  averageRoi: '300%',
  hoursPerMonth: '10-30',
  timeToLive: '1-2 weeks',
  newsletterSubscribers: '2,500+',
  quickWinPrice: '$500',
}

export const claimNames = Object.keys(defaultClaims) as (keyof Claims)[]

export interface Figures extends Claims, ReturnType<typeof keepTimes> {
  brandName: string
  contactEmail: string
  businessHours: string
  /** The return on a dollar in the first year, such as 'four'. */
  dollarsBack: string
  callMinutes: string
  auditMinutes: string
  partOfCall: string
  fastTrackPrice: string
  fastTrackTime: string
  fastTrackSupport: string
  scalePackPrice: string
  scalePackTime: string
  scalePackSupport: string
  enterprisePrice: string
  enterpriseTime: string
  enterpriseSupport: string
  rushPrice: string
  rushPercent: string
  rushExamplePrice: string
  extraTrainingPrice: string
  extendedSupportPrice: string
  prioritySupportPrice: string
}

export interface FigureSources {
  site: {
    brandName: string
    contactEmail: string
    businessHours: string
    claims: Claims
    retention: Retention
  }
  callMinutes: number
  plans: readonly {
    slug: string
    price: string
    comparison: readonly { feature: string; value: string | boolean }[]
  }[]
  addOns: readonly { name: string; price: string }[]
}

const rows = { audit: 'Audit call', time: 'Delivery time', support: 'Support after launch' } as const

/** Used if no active plan or add-on has the price or time. */
const missing = { price: 'on request', time: 'by agreement', support: 'as agreed' } as const

const withinSentence = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

export const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 ? 2 : 0, maximumFractionDigits: 2 })}`

function firstNumber(text: string): number | undefined {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}

function planReader(plans: FigureSources['plans']) {
  const price = (slug: string) => {
    const shown = plans.find((plan) => plan.slug === slug)?.price
    return shown && !shown.includes('{') ? withinSentence(shown) : missing.price
  }
  const row = (slug: string, feature: string, without: string) => {
    const value = plans
      .find((plan) => plan.slug === slug)
      ?.comparison.find((cell) => cell.feature === feature)?.value
    return typeof value === 'string' && !value.includes('{') ? withinSentence(value) : without
  }
  return {
    price,
    time: (slug: string) => row(slug, rows.time, missing.time),
    support: (slug: string) => row(slug, rows.support, missing.support),
    auditMinutes: firstNumber(row('free-audit', rows.audit, '')),
  }
}

export function figuresOf({ site, callMinutes, plans, addOns }: FigureSources): Figures {
  const plan = planReader(plans)
  const addOn = (name: string) =>
    addOns.find((each) => each.name.trim().toLowerCase() === name)?.price ?? missing.price
  const roi = firstNumber(site.claims.averageRoi)
  const rushPrice = addOn('rush delivery')
  const rush = rushPrice.includes('%') ? firstNumber(rushPrice) : undefined
  const base = offerPrice(plan.price('fast-track'))
  const lengths = {
    callMinutes: String(callMinutes),
    auditMinutes: String(plan.auditMinutes ?? callMinutes),
  }
  return {
    ...site.claims,
    ...keepTimes(site.retention),
    brandName: site.brandName,
    contactEmail: site.contactEmail,
    businessHours: site.businessHours,
    dollarsBack: roi === undefined ? 'several' : inWords(Number((1 + roi / 100).toFixed(2))),
    ...lengths,
    partOfCall: partOfCall(lengths),
    fastTrackPrice: plan.price('fast-track'),
    fastTrackTime: plan.time('fast-track'),
    fastTrackSupport: plan.support('fast-track'),
    scalePackPrice: plan.price('scale-pack'),
    scalePackTime: plan.time('scale-pack'),
    scalePackSupport: plan.support('scale-pack'),
    enterprisePrice: plan.price('enterprise'),
    enterpriseTime: plan.time('enterprise'),
    enterpriseSupport: plan.support('enterprise'),
    rushPrice,
    rushPercent: rush === undefined ? rushPrice : `${rush}%`,
    rushExamplePrice:
      rush === undefined || base === undefined ? missing.price : dollars(base * (1 + rush / 100)),
    extraTrainingPrice: addOn('extra training'),
    extendedSupportPrice: addOn('extended support'),
    prioritySupportPrice: addOn('priority support'),
  }
}
