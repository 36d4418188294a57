import type { Payload } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { publicCaseStudies } from '@/features/case-study/queries'
import { publicCustomPages } from '@/features/custom-page/queries'
import { listedBuiltInPages } from '@/features/discovery/listed-pages'
import { faqCategoryLabels } from '@/features/faq/categories'
import { withAnchors } from '@/features/faq/groups'
import { publicFaqs } from '@/features/faq/queries'
import { publicFlagships } from '@/features/flagship/queries'
import { publicIdeas } from '@/features/idea/queries'
import { withFigures } from '@/features/site/figures'
import type { Searchable } from './matching'

/** Extra search words for fixed pages, never shown. Figures are placeholders. */
const pageWords: Readonly<Record<string, string>> = {
  '/pricing': 'Price list, prices, costs, fees, rates, packages, subscription.',
  '/contact':
    'Opening hours, business hours: {businessHours}. Reach us by email, live chat or message. Phone number, address and location.',
  '/book-call':
    'Book a call, an appointment or a meeting of {callMinutes} minutes, of which the audit takes {auditMinutes}. Booking, schedule, calendar, demo, consultation. Move, reschedule or cancel it.',
  '/privacy': 'GDPR, cookies, data protection. Where data is stored.',
  '/terms': 'Contract, agreement, payment, refund, money back, cancellation.',
  '/imprint': 'Company, address, register, legal notice.',
}

export interface SiteEntry extends Searchable {
  kind: 'Answer' | 'Idea' | 'Flagship' | 'Case study' | 'Article' | 'Page'
  path: string
  summary: string
}

type Shown = Pick<SiteEntry, 'path' | 'title' | 'summary'>

/** An entry that is found by its summary and by `more`. */
const entry = (kind: SiteEntry['kind'], shown: Shown, ...more: string[]): SiteEntry => ({
  ...{ kind, ...shown },
  text: [shown.summary, ...more].join(' '),
})

/** Newest first. The blog's own search finds older ones. */
const MAX_ARTICLES = 5000

async function articles(payload: Payload): Promise<SiteEntry[]> {
  const { docs } = await payload.find({
    collection: 'blogs',
    overrideAccess: false,
    where: { status: { equals: 'published' } },
    sort: ['-publishedAt', '-createdAt'],
    limit: MAX_ARTICLES,
    pagination: false,
    depth: 0,
    select: { slug: true, title: true, excerpt: true, tags: true },
  })
  return docs.map(({ slug, title, excerpt, tags }) =>
    entry('Article', { path: `/blog/${slug}`, title, summary: excerpt ?? '' }, ...(tags ?? [])),
  )
}

export async function siteEntries(): Promise<SiteEntry[]> {
  const [faqs, ideas, flagships, studies, posts, fixed, pages, words] = await Promise.all([
    publicFaqs(),
    publicIdeas(),
    publicFlagships(),
    publicCaseStudies(),
    withFigures(await articles(await payloadInstance())),
    listedBuiltInPages(),
    publicCustomPages(),
    withFigures(pageWords),
  ])
  return [
    ...withAnchors(faqs).map(({ question: title, answer: summary, anchor, category }) =>
      entry('Answer', { path: `/faq#${anchor}`, title, summary }, faqCategoryLabels[category]),
    ),
    ...ideas.map(({ title, slug, description, summary, benefits, howItWorks, requirements }) => {
      const shown = { path: `/automation-ideas/${slug}`, title, summary: description }
      return entry('Idea', shown, summary, ...benefits, ...howItWorks, ...requirements)
    }),
    ...flagships.map(({ title, slug, tagline: summary, description }) =>
      entry('Flagship', { path: `/flagship/${slug}`, title, summary }, description),
    ),
    ...studies.map(({ title, slug, description, client, industry, problem, whatWasBuilt, results }) => {
      const shown = { path: `/case-studies/${slug}`, title, summary: description }
      const figures = results.map(({ text }) => text)
      return entry('Case study', shown, client, industry, problem, whatWasBuilt, ...figures)
    }),
    ...posts,
    ...pages.map(({ title, slug, description: summary, text }) =>
      entry('Page', { path: `/${slug}`, title, summary }, text),
    ),
    ...fixed.map(
      ({ headline, title, path, section, description }): SiteEntry => ({
        kind: 'Page',
        path,
        title: headline,
        summary: description,
        text: `${title} ${section} ${description} ${words[path] ?? ''}`,
      }),
    ),
  ]
}
