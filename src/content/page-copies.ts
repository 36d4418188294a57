import { bookingCopy } from './booking'
import { contactCopy } from './contact'
import { homeCopy } from './home'
import { blogCopy, caseStudiesCopy, faqCopy, flagshipCopy, ideasCopy } from './listing-pages'
import type { PageCopy } from './page-meta'
import { pricingCopy } from './pricing'
import { serviceCopies } from './service-pages'
import { servicesCopy } from './services'

const teamCopy: PageCopy = {
  headline: 'Who you work with',
  lead: 'The people who listen, design, build and reply.',
  meta: {
    title: 'Team',
    description:
      'The people who design, build and look after your automations, with what they do and what they write.',
  },
  sections: {},
}

export const pageCopies = {
  home: homeCopy,
  services: servicesCopy,
  pricing: pricingCopy,
  'automation-ideas': ideasCopy,
  flagship: flagshipCopy,
  ...serviceCopies,
  'case-studies': caseStudiesCopy,
  blog: blogCopy,
  faq: faqCopy,
  contact: contactCopy,
  'book-call': bookingCopy,
  team: teamCopy,
}

export type PageCopies = typeof pageCopies
export type PageKey = keyof PageCopies

export const pageKeys = Object.keys(pageCopies) as PageKey[]

export const pagePath = (key: PageKey): string => (key === 'home' ? '/' : `/${key}`)
