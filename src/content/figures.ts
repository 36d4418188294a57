import { offerPrice } from '../lib/seo/offer-price'
import { partOfCall } from './appointment'
import { inWords } from './number-words'
import { keepTimes, type Retention } from './retention'
import site from './site.json'

export interface Claims {
  hoursSaved: string
  averageRoi: string
  hoursPerMonth: string
  timeToLive: string
  newsletterSubscribers: string
  /** Of the smallest package. No plan of the CMS has its price. */
  quickWinPrice: string
}

export const defaultClaims: Claims = site.claims

export const claimNames = Object.keys(defaultClaims) as (keyof Claims)[]

export type Figures = ReturnType<typeof figuresOf>

export interface FigureSources {
  site: {
    brandName: string
    contactEmail: string
    businessHours: string
    claims: Claims
    retention: Retention
  }
  currency: string
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

/** An amount as prices are written, such as $1,012.50. */
export const money = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', {
    ...{ style: 'currency', currency, maximumFractionDigits: 2 },
    minimumFractionDigits: amount % 1 ? 2 : 0,
  })

const rushed = (base: number, percent: number, currency: string) =>
  money(base * (1 + percent / 100), currency)

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

interface Rush {
  price: string
  percent: number | undefined
  base: number | undefined
  currency: string
}

function rushTermsOf({ price, percent, base, currency }: Rush): string {
  if (base === undefined || percent === undefined) return `Rush delivery: ${price}.`
  const before = money(base, currency)
  const after = rushed(base, percent, currency)
  return `It adds ${percent}% to the project cost: a ${before} workflow becomes ${after}, because ${before} x ${Number((1 + percent / 100).toFixed(4))} = ${after}.`
}

export function figuresOf({ site, currency, callMinutes, plans, addOns }: FigureSources) {
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
    /** Its code of three letters. */
    currency,
    brandName: site.brandName,
    contactEmail: site.contactEmail,
    businessHours: site.businessHours,
    /** The return on a dollar in the first year, such as 'four'. */
    dollarsBack:
      site.claims.averageRoi === ''
        ? ''
        : roi === undefined
          ? 'several'
          : inWords(Number((1 + roi / 100).toFixed(2))),
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
    rushExamplePrice: rush === undefined || base === undefined ? missing.price : rushed(base, rush, currency),
    /** What rush delivery costs, with the arithmetic. A sentence. */
    rushTerms: rushTermsOf({ price: rushPrice, percent: rush, base, currency }),
    extraTrainingPrice: addOn('extra training'),
    extendedSupportPrice: addOn('extended support'),
    prioritySupportPrice: addOn('priority support'),
  }
}
