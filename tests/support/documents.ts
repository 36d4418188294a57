import { randomBytes } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { htmlToLexical } from '../../src/features/rich-text/html-to-lexical'
import { query, sql } from '../../src/lib/db/query'
import { picture } from './content'
import { account, site } from './site'

const some = () => randomBytes(5).toString('hex')
const mail = () => `${some()}@example.com`
const content = () => htmlToLexical('<p>Some words.</p>')
let bookings = 0

/** A valid new document of each collection that anyone can make, as the request of an editor would bring it. */
export const newDocuments: Record<string, () => object | Promise<object>> = {
  blogs: async () => ({
    title: `Article ${some()}`,
    slug: '',
    content: content(),
    status: 'draft',
    author: (await account('admin')).user.id,
  }),
  'blog-categories': () => ({ name: some(), slug: some() }),
  faqs: () => ({ question: some(), answer: 'A.', category: 'general' }),
  ideas: () => ({
    title: some(),
    slug: some(),
    description: 'D.',
    difficulty: 'Easy',
    timeToImplement: '1 day',
  }),
  flagships: () => ({ title: some(), slug: some(), tagline: 'T.', description: 'D.' }),
  'pricing-plans': () => ({
    name: some(),
    slug: some(),
    description: 'D.',
    price: '$1',
    cta: { label: 'x', href: '/' },
  }),
  'add-ons': () => ({ name: some(), price: '$1', description: 'D.' }),
  testimonials: () => ({ quote: 'Q.', name: some() }),
  'custom-pages': () => ({
    title: some(),
    slug: some(),
    description: 'D.',
    content: content(),
    status: 'published',
  }),
  'case-studies': () => ({
    title: some(),
    slug: some(),
    description: 'D.',
    client: 'A client',
    industry: 'Other',
    problem: 'P.',
    whatWasBuilt: 'W.',
    results: [{ figure: '1 hour', text: 'R.', source: 'S.' }],
    status: 'published',
  }),
  'legal-pages': async () => {
    // There are three at most, and one of each.
    await query(await site(), sql`DELETE FROM legal_pages WHERE slug = 'terms'`)
    return { title: 'Terms', slug: 'terms', content: content() }
  },
  pages: async () => {
    // There is one of each.
    await query(await site(), sql`DELETE FROM pages WHERE key = 'flagship'`)
    return { key: 'flagship', headline: some() }
  },
  redirects: () => ({ from: `/old-${some()}`, to: { type: 'custom', url: '/pricing' } }),
  inquiries: () => ({
    name: 'Ada',
    email: mail(),
    message: 'Too many lists, too little time.',
    status: 'new',
    serviceInterest: 'consulting',
  }),
  subscribers: () => ({ email: mail(), status: 'pending' }),
  'newsletter-issues': () => ({ subject: some(), status: 'sent' }),
  'reply-templates': () => ({ title: some(), subject: 'Hello', text: 'Hello {name}' }),
  hosts: () => ({ name: some(), slug: some(), isActive: false }),
  'mail-texts': async () => {
    // There is one of each.
    await query(await site(), sql`DELETE FROM mail_texts WHERE mail = 'welcome'`)
    return { mail: 'welcome', subject: some(), text: 'Hello {name}' }
  },
  'call-types': () => ({ title: some(), slug: some(), orderIndex: 900 }),
  bookings: () => {
    const start = Date.now() + (100 + ++bookings * 3) * 3_600_000
    const end = new Date(start + 3_600_000).toISOString()
    return {
      name: 'Ada',
      email: mail(),
      status: 'pending',
      bookingDatetime: new Date(start).toISOString(),
      endsAt: end,
      blockedUntil: end,
    }
  },
  projects: () => ({ title: some(), status: 'active', completionPercentage: 0 }),
  users: () => ({ email: mail(), fullName: 'Grace Hopper' }),
  'user-roles': async () => {
    const { user } = await account()
    return { user: user.id, role: 'admin' }
  },
  invitations: () => ({
    email: mail(),
    status: 'pending',
    expiresAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
    tokenHash: some(),
  }),
  'client-registrations': () => ({
    fullName: 'Ada',
    companyName: 'Engines',
    businessSize: '1-10',
    industry: 'Other',
    budgetRange: '$100,000+',
    timeline: 'Future (6+ months)',
    status: 'new',
  }),
  webhooks: () => ({ name: some(), url: 'https://hooks.example/x', events: ['inquiry.created'] }),
  'security-events': () => ({
    type: 'validation_error',
    category: 'input',
    severity: 'low',
    message: 'A form was refused',
  }),
  'security-audit-log': () => ({ action: 'UPDATE', tableName: 'anything' }),
}

/** Makes a document past all access rules. @returns its id */
export async function stored(slug: string): Promise<string> {
  if (slug === 'media') return (await picture()).id
  const data = (await newDocuments[slug]?.()) as never
  const made = await (await site()).create({
    collection: slug as CollectionSlug,
    data,
    depth: 0,
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
  return String(made.id)
}
