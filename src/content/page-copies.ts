import { bookingCopy } from './booking'
import { contactCopy } from './contact'
import { homeCopy } from './home'
import { blogCopy, faqCopy, flagshipCopy, ideasCopy } from './listing-pages'
import { pricingCopy } from './pricing'
import { serviceCopies } from './service-pages'
import { servicesCopy } from './services'

export const pageCopies = {
  home: homeCopy,
  services: servicesCopy,
  pricing: pricingCopy,
  'automation-ideas': ideasCopy,
  flagship: flagshipCopy,
  ...serviceCopies,
  blog: blogCopy,
  faq: faqCopy,
  contact: contactCopy,
  'book-call': bookingCopy,
}

export type PageCopies = typeof pageCopies
export type PageKey = keyof PageCopies

export const pageKeys = Object.keys(pageCopies) as PageKey[]

export const pagePath = (key: PageKey): string => (key === 'home' ? '/' : `/${key}`)
