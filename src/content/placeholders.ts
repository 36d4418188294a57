import { escapeHtml } from '../lib/html/escape'
import type { Figures } from './figures'
import { capitalised } from './number-words'

export const placeholderMeanings: Readonly<Record<keyof Figures, string>> = {
  brandName: 'brand name',
  currency: 'code of the currency',
  contactEmail: 'contact email',
  businessHours: 'business hours',
  hoursSaved: 'hours saved',
  averageRoi: 'average ROI',
  dollarsBack: 'what a dollar brings back at that ROI, in words',
  hoursPerMonth: 'hours saved per month',
  timeToLive: 'time until live',
  newsletterSubscribers: 'newsletter subscribers',
  callMinutes: 'length of a booked call',
  auditMinutes: 'length of the audit in it',
  partOfCall: '“, the first part of a ...-minute call” where the call is longer than the audit',
  quickWinPrice: 'price of the Quick Win package',
  fastTrackPrice: 'price of Fast Track',
  fastTrackTime: 'its delivery time',
  fastTrackSupport: 'its support',
  scalePackPrice: 'price of the Scale Pack',
  scalePackTime: 'its delivery time',
  scalePackSupport: 'its support',
  enterprisePrice: 'price of Enterprise',
  enterpriseTime: 'its delivery time',
  enterpriseSupport: 'its support',
  rushPrice: 'price of rush delivery',
  rushPercent: 'what rush delivery adds',
  rushExamplePrice: 'Fast Track with rush delivery',
  rushTerms: 'what rush delivery costs, with that example, as a sentence',
  extraTrainingPrice: 'price of extra training',
  extendedSupportPrice: 'price of extended support',
  prioritySupportPrice: 'price of priority support',
  bookingKeepTime: 'how long bookings are kept, such as “24 months after the call”',
  inquiryKeepTime: 'the same for inquiries',
  registrationKeepTime: 'the same for registrations without an account',
  subscriberKeepTime: 'the same for subscribers who never confirmed',
}

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g
const CODE = /(<code>[\s\S]*?<\/code>)/

const isKnown = (name: string): name is keyof Figures => Object.hasOwn(placeholderMeanings, name)

export const placeholderHint = 'Figures such as {fastTrackPrice} follow the settings, plans and add-ons.'
export const FIGURES = '/src/admin/cms/writing/figures#Figures'

export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([written, name = '']) => (isKnown(name) ? [] : [written]))
}

/** These figures are words, such as 'from $2,500', and need a capital at the start of a sentence. */
const IN_WORDS = /(Price|Time|Support|Back)$/

interface Writing {
  /** The text before the first word of a sentence. */
  before: RegExp
  write: (value: string) => string
}
const plainText: Writing = { before: /(^|[.!?]\s|\n)$/, write: String }
const htmlText: Writing = { before: /([.!?]\s|<(?:p|li|t[dh]|h\d[^>]*)>)$/, write: escapeHtml }

/** Results, which can be hidden: each is then ''. The others are offers. */
export const measuredClaims = ['hoursSaved', 'averageRoi', 'hoursPerMonth', 'newsletterSubscribers'] as const

const measured: ReadonlySet<string> = new Set([...measuredClaims, 'dollarsBack'])

/** A hidden result has no value. */
const isHidden = (text: string, figures: Figures): boolean =>
  [...text.matchAll(PLACEHOLDER)].some(
    ([, name = '']) => isKnown(name) && measured.has(name) && figures[name] === '',
  )

const SENTENCE = /[\s\S]+?(?:[.!?]["”)]*(?=\s|$)|\n|$)\s*/g

/** A text without the sentences that state a hidden result. */
const withoutHidden = (text: string, figures: Figures): string =>
  isHidden(text, figures)
    ? (text.match(SENTENCE) ?? [])
        .filter((sentence) => !isHidden(sentence, figures))
        .join('')
        .trimEnd()
    : text

const BLOCK = /(<\/?(?:p|li|t[dhr]|h\d|[uo]l|table|thead|tbody|blockquote|figure)(?:\s[^>]*)?>)/
const isBalanced = (html: string) =>
  (html.match(/<[a-z]/g) ?? []).length === (html.match(/<\//g) ?? []).length

/** The same for HTML. A sentence that shares a mark with another one takes its whole block along. */
const htmlWithoutHidden = (html: string, figures: Figures): string =>
  isHidden(html, figures)
    ? html
        .split(BLOCK)
        .map((part) => {
          const rest = withoutHidden(part, figures)
          return rest === part || isBalanced(rest) ? rest : ''
        })
        .join('')
        .replace(/<(p|li|h\d)(?:\s[^>]*)?>\s*<\/\1>/g, '')
    : html

const filled = (text: string, figures: Figures, { before, write }: Writing) =>
  text.replace(PLACEHOLDER, (written, name: string, at: number) => {
    if (!isKnown(name)) return written
    const begins = IN_WORDS.test(name) && before.test(text.slice(0, at))
    return write(begins ? capitalised(figures[name]) : figures[name])
  })

const filledHtml = (html: string, figures: Figures) =>
  htmlWithoutHidden(html, figures)
    .split(CODE)
    .map((part) => (part.startsWith('<code>') ? part : filled(part, figures, htmlText)))
    .join('')

const isHtml = (property: string) => property === 'html' || property === 'contentHtml'

/** Returns true if a text of the content, at any depth, may contain a placeholder. */
export function hasPlaceholders(content: unknown): boolean {
  if (typeof content === 'string') return content.includes('{')
  if (typeof content !== 'object' || content === null) return false
  return Object.values(content).some(hasPlaceholders)
}

/** Fills the placeholders at any depth. In html and contentHtml, values are escaped and code is unchanged. */
export function fillPlaceholders<Content>(content: Content, figures: Figures): Content {
  const fill = (value: unknown, property = ''): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value
      return isHtml(property)
        ? filledHtml(value, figures)
        : filled(withoutHidden(value, figures), figures, plainText)
    }
    if (Array.isArray(value)) return value.map((item) => fill(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]))
  }
  return fill(content) as Content
}
