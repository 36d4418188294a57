import type { Payload, PayloadRequest } from 'payload'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import type { CoverMotif } from './content/covers/draw-cover'
import { faqs } from './content/faqs'
import { flagships } from './content/flagships'
import { ideas } from './content/ideas'
import { legalPages } from './content/legal'
import { addOns, plans } from './content/plans'
import type { SeedTestimonial } from './content/types'

// Sample content: replace with statements from real clients, given with their consent, before launch.
const testimonials: readonly SeedTestimonial[] = [
  {
    quote:
      'Inquiries used to wait until someone had time to type them into the CRM. Now they are there before I have finished reading them. We get about three hours back each week, and we no longer have duplicates.',
    name: 'Marta Lindqvist',
    role: 'Office manager',
    company: 'Lindqvist Interiors, a studio of nine',
  },
  {
    quote:
      'I liked that they advised against my first idea and showed me why. We automated supplier invoices instead. It took two weeks including testing, and month-end is a day shorter.',
    name: 'Daniel Okafor',
    role: 'Managing director',
    company: 'Northgate Cycle Parts, a wholesaler of twenty-two',
  },
]

/** The first one has the length of the calendar settings. The audit is for owners to switch on. */
const callTypes = [
  {
    title: 'Automation call',
    slug: 'automation-call',
    description: 'We go through your processes and plan what to build first.',
    isActive: true,
  },
  {
    title: 'Automation audit',
    slug: 'automation-audit',
    description: 'You show us how the work is done today, and we look for the steps to automate.',
    durationMinutes: 30,
    isActive: false,
  },
] as const

const texts = (list: readonly string[] = []) => list.map((text) => ({ text }))
const inOrder = (at: number) => ({ orderIndex: (at + 1) * 10, isActive: true })

export async function seedAutomations(
  payload: Payload,
  req: PayloadRequest,
  covers: Map<CoverMotif, string>,
): Promise<void> {
  for (const [
    at,
    { seoTitle, seoDescription, coverMotif, coverAlt: _, benefits, howItWorks, requirements, steps, ...idea },
  ] of ideas.entries()) {
    await payload.create({
      collection: 'ideas',
      data: {
        ...idea,
        ...inOrder(at),
        benefits: texts(benefits),
        howItWorks: texts(howItWorks),
        requirements: texts(requirements),
        steps: [...steps],
        coverImage: covers.get(coverMotif),
        meta: { title: seoTitle, description: seoDescription },
      },
      overrideAccess: true,
      req,
    })
  }
  for (const [
    at,
    {
      seoTitle,
      seoDescription,
      coverMotif,
      coverAlt: _,
      capabilities,
      useCases,
      techStack,
      results,
      ...flagship
    },
  ] of flagships.entries()) {
    await payload.create({
      collection: 'flagships',
      data: {
        ...flagship,
        ...inOrder(at),
        capabilities: [...capabilities],
        useCases: [...useCases],
        techStack: [...techStack],
        results: texts(results),
        coverImage: covers.get(coverMotif),
        meta: { title: seoTitle, description: seoDescription },
      },
      overrideAccess: true,
      req,
    })
  }
}

export async function seedPages(payload: Payload, req: PayloadRequest): Promise<void> {
  const shared = { overrideAccess: true, req }
  for (const data of faqs)
    await payload.create({ collection: 'faqs', data: { ...data, isActive: true }, ...shared })
  for (const { features, notIncluded, comparison, ...plan } of plans) {
    const rows = Object.entries(comparison).map(([feature, value]) =>
      typeof value === 'boolean' ? { feature, included: value } : { feature, value, included: true },
    )
    const data = {
      ...plan,
      isActive: true,
      features: texts(features),
      notIncluded: texts(notIncluded),
      comparison: rows,
    }
    await payload.create({ collection: 'pricing-plans', data, ...shared })
  }
  for (const [at, data] of addOns.entries()) {
    await payload.create({ collection: 'add-ons', data: { ...data, ...inOrder(at) }, ...shared })
  }
  for (const [at, data] of callTypes.entries())
    await payload.create({ collection: 'call-types', data: { ...inOrder(at), ...data }, ...shared })
  for (const [at, data] of testimonials.entries()) {
    await payload.create({ collection: 'testimonials', data: { ...data, ...inOrder(at) }, ...shared })
  }
  for (const { html, ...page } of legalPages) {
    await payload.create({
      collection: 'legal-pages',
      data: { ...page, content: htmlToLexical(html) },
      ...shared,
    })
  }
}
