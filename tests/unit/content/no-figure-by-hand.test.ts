import { describe, expect, it } from 'vitest'
import * as auth from '../../../src/content/auth'
import * as booking from '../../../src/content/booking'
import * as contact from '../../../src/content/contact'
import { type Claims, figuresOf } from '../../../src/content/figures'
import * as home from '../../../src/content/home'
import * as legal from '../../../src/content/legal'
import * as listings from '../../../src/content/listing-pages'
import * as newsletter from '../../../src/content/newsletter-links'
import { pageCopies } from '../../../src/content/page-copies'
import { fillPlaceholders } from '../../../src/content/placeholders'
import * as pricing from '../../../src/content/pricing'
import * as servicePages from '../../../src/content/service-pages'
import * as services from '../../../src/content/services'
import { fixedPages } from '../../../src/features/discovery/fixed-pages'
import { articles } from '../../../src/seed/content/articles'
import { faqs } from '../../../src/seed/content/faqs'
import { flagships } from '../../../src/seed/content/flagships'
import { ideas } from '../../../src/seed/content/ideas'
import { legalPages } from '../../../src/seed/content/legal'
import { addOns, plans } from '../../../src/seed/content/plans'

const claims: Claims = {
  hoursSaved: '870+',
  averageRoi: '700%',
  hoursPerMonth: '14-44',
  timeToLive: '2-5 weeks',
  newsletterSubscribers: '9,100+',
}
const retention = { bookings: 13, inquiries: 14, registrations: 15, subscribers: 16 }
const row = (feature: string, value: string) => ({ feature, value })
/** A site on which no figure is that of the first content. */
const figures = figuresOf({
  site: {
    brandName: 'Brightloop',
    contactEmail: 'desk@bright.example',
    businessHours: 'Always',
    claims,
    retention,
  },
  callMinutes: 45,
  plans: [
    { slug: 'free-audit', price: 'Free', comparison: [row('Audit call', '20 minutes')] },
    {
      slug: 'fast-track',
      price: '$900',
      comparison: [row('Delivery time', '3 weeks'), row('Support after launch', '2 months')],
    },
    {
      slug: 'scale-pack',
      price: 'From $3,100',
      comparison: [row('Delivery time', '7-9 weeks'), row('Support after launch', '5 months')],
    },
    { slug: 'enterprise', price: 'From $20,000', comparison: [row('Support after launch', '36 months')] },
  ],
  addOns: [
    { name: 'Rush delivery', price: '+60% of project cost' },
    { name: 'Extra training', price: '$240 per session' },
    { name: 'Extended support', price: '$310 per month' },
    { name: 'Priority support', price: '$160 per month' },
  ],
})

/** Everything that a module of copy says; its functions say it for these figures. */
function copyOf(module: Record<string, unknown>): string {
  return Object.entries(module)
    .map(([name, value]) => {
      if (
        name === 'agendaMinutes' ||
        name === 'ideasHeadline' ||
        name === 'authModeOf' ||
        name === 'expectItems'
      )
        return ''
      const said: unknown = typeof value === 'function' ? value(figures) : value
      return JSON.stringify(fillPlaceholders(said, figures))
    })
    .join('\n')
}

/** The seeded plans and add-ons without what is itself the source of a figure. */
const planTexts = plans.map(({ price: _price, comparison, ...texts }) => ({
  ...texts,
  comparison: { ...comparison, 'Audit call': '', 'Delivery time': '', 'Support after launch': '' },
}))
const said: Readonly<Record<string, string>> = {
  auth: copyOf(auth),
  booking: copyOf(booking),
  contact: copyOf(contact),
  home: copyOf(home),
  legal: copyOf(legal),
  listings: copyOf(listings),
  newsletter: copyOf(newsletter),
  pricing: copyOf(pricing),
  'service pages': copyOf(servicePages),
  services: copyOf(services),
  'fixed pages': JSON.stringify(fixedPages(fillPlaceholders(pageCopies, figures))),
  ...Object.fromEntries(
    Object.entries({
      articles,
      faqs,
      flagships,
      ideas,
      legalPages,
      planTexts,
      addOns: addOns.map(({ description }) => description),
    }).map(([name, seed]) => [name, JSON.stringify(fillPlaceholders(seed, figures))]),
  ),
}

const writtenByHand: readonly RegExp[] = [
  /Quickwin/,
  /hello@quickwin/,
  /Mon-Fri/,
  /(?<![\d,$])500\+/,
  /300%/,
  /back four|four dollars/i,
  /10-30/,
  /1-2 weeks/,
  /2,500/,
  /(60|30)[- ]minute/,
  /\$750/,
  /\$1,125/,
  /\b(1|one|a) week\b(?=[^.]*Fast Track)|live in a week/i,
  /\b1 month\b/,
  /\b3 months\b/,
  /4-6 weeks/,
  /unlimited/i,
  /adds 50%/,
  /\$200 per|\$300 per|\$150 per/,
]

describe('no figure of the settings is written by hand', () => {
  it.each(Object.entries(said))('in %s', (_name, text) => {
    expect(text.length).toBeGreaterThan(100)
    for (const figure of writtenByHand) {
      const at = text.search(figure)
      expect(at < 0 ? null : text.slice(Math.max(0, at - 80), at + 60), String(figure)).toBeNull()
    }
    expect(text).not.toMatch(/\{[a-z]+[A-Z]\w*\}|undefined|NaN/)
  })
})
