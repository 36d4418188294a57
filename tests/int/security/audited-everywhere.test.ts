import config from '@payload-config'
import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { createBooking, first, freeDays } from '../../support/booking'
import { changeCall, deleteCall } from '../../support/booking-command'
import { account, runSql, site } from '../../support/site'

interface Entry extends Record<string, unknown> {
  action: string
  old_values: Record<string, unknown> | null
  new_values: Record<string, unknown> | null
  mac: string | null
}

/** The entries of a table since an entry. */
const since = async (sequence: number, table: string) =>
  runSql<Entry>`SELECT action::text, old_values, new_values, mac FROM security_audit_log
        WHERE sequence > ${sequence} AND table_name = ${table} ORDER BY sequence`

async function lastSequence(): Promise<number> {
  const [row] = await runSql<{
    last: number
  }>`SELECT coalesce(max(sequence), 0)::int AS last FROM security_audit_log`
  return row?.last ?? 0
}

type Data = Record<string, unknown>

interface Sample {
  /** The specification's name of the table, where that is not the slug. */
  table?: string
  make: () => Data | Promise<Data>
  change: Data
  /** Files to upload. */
  file?: boolean
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const paragraph = {
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text: 'Words', format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
}
const idOfUser = async () => (await account()).user.id
const category = async () =>
  (
    await (
      await site()
    ).create({
      collection: 'blog-categories',
      data: { name: `Sample ${crypto.randomUUID()}`, slug: crypto.randomUUID() },
      overrideAccess: true,
    })
  ).id
const picture = async () =>
  (
    await (
      await site()
    ).create({
      collection: 'media',
      data: { alt: 'A dot' },
      file: { data: png, mimetype: 'image/png', name: `${crypto.randomUUID()}.png`, size: png.length },
      overrideAccess: true,
    })
  ).id

const samples: Partial<Record<CollectionSlug, Sample>> = {
  blogs: {
    make: async () => ({
      title: 'On logs',
      content: paragraph,
      category: await category(),
      author: await idOfUser(),
    }),
    change: { title: 'On logs and chains' },
  },
  'blog-categories': { make: () => ({ name: 'Logs', slug: 'logs' }), change: { name: 'Chains' } },
  media: { make: () => ({ alt: 'A dot' }), change: { alt: 'One dot' }, file: true },
  faqs: { make: () => ({ question: 'Why?', answer: 'So.' }), change: { question: 'Why not?' } },
  ideas: {
    make: async () => ({
      title: 'Idea',
      slug: 'idea-of-a-test',
      description: 'Words',
      difficulty: 'Easy',
      timeToImplement: '1 day',
      setupTime: '1 hour',
      coverImage: await picture(),
    }),
    change: { title: 'Another idea' },
  },
  flagships: {
    make: async () => ({
      title: 'Flagship',
      tagline: 'One line',
      slug: 'flagship-of-a-test',
      description: 'Words',
      coverImage: await picture(),
    }),
    change: { title: 'Another flagship' },
  },
  'pricing-plans': {
    make: () => ({
      name: 'Plan',
      description: 'Words',
      price: '$1',
      cta: { label: 'Go', href: '/book-call' },
    }),
    change: { name: 'Another plan' },
  },
  'add-ons': {
    make: () => ({ name: 'Add-on', price: '$1', description: 'Words' }),
    change: { name: 'Another add-on' },
  },
  'call-types': {
    make: () => ({ title: 'A call', slug: 'a-call', durationMinutes: 30 }),
    change: { durationMinutes: 45 },
  },
  hosts: {
    make: () => ({ name: 'Anna', slug: 'anna', line: 'Automation' }),
    change: { line: 'Invoices' },
  },
  'reply-templates': {
    make: () => ({ title: 'First answer', subject: 'Hello', text: 'Hello {name}' }),
    change: { text: 'Hello {firstName}' },
  },
  'mail-texts': {
    make: () => ({ mail: 'welcome', subject: 'Hello', text: 'Hello {name}' }),
    change: { text: 'Hello {firstName}' },
  },
  testimonials: {
    make: () => ({ name: 'Ann', quote: 'Good.', role: 'Boss', company: 'Firm' }),
    change: { quote: 'Very good.' },
  },
  'custom-pages': {
    make: () => ({ title: 'Landing', slug: 'landing-of-a-test', description: 'Words', content: paragraph }),
    change: { title: 'Another landing' },
  },
  'case-studies': {
    make: () => ({
      title: 'A project',
      slug: 'project-of-a-test',
      description: 'Words',
      client: 'A client',
      industry: 'Other',
      problem: 'Words',
      whatWasBuilt: 'Words',
    }),
    change: { client: 'Another client' },
  },
  'legal-pages': {
    make: () => ({ title: 'Terms', slug: 'terms', content: paragraph }),
    change: { title: 'Other terms' },
  },
  pages: {
    make: async () => {
      await runSql`DELETE FROM pages WHERE key = 'flagship'`
      return { key: 'flagship', headline: 'Large builds' }
    },
    change: { headline: 'Larger builds' },
  },
  inquiries: {
    make: () => ({
      name: 'Canary Person',
      email: 'canary@example.com',
      message: 'Canary words of a visitor',
      serviceInterest: 'consulting',
      status: 'new',
    }),
    change: { status: 'in_progress' },
  },
  subscribers: {
    make: () => ({ email: 'canary@example.com', status: 'pending' }),
    change: { status: 'confirmed' },
  },
  'newsletter-issues': {
    make: () => ({ subject: 'A letter', status: 'scheduled' }),
    change: { status: 'called_off' },
  },
  users: {
    table: 'profiles',
    make: () => ({ email: 'made@example.com', fullName: 'Made Person' }),
    change: { companyName: 'Firm' },
  },
  'user-roles': { make: async () => ({ user: await idOfUser(), role: 'admin' }), change: { role: 'user' } },
  invitations: {
    make: () => ({
      email: 'canary@example.com',
      status: 'pending',
      expiresAt: '2099-01-01T00:00:00.000Z',
      tokenHash: 'canary-hash-of-a-token',
    }),
    change: { status: 'expired' },
  },
  'client-registrations': {
    make: () => ({
      fullName: 'Canary Person',
      companyName: 'Canary Company',
      businessSize: '1-10',
      industry: 'Technology',
      budgetRange: 'under_5000',
      timeline: 'immediate',
      status: 'new',
    }),
    change: { status: 'in_progress' },
  },
  projects: {
    make: () => ({ title: 'Project', status: 'active', completionPercentage: 0 }),
    change: { completionPercentage: 10 },
  },
  webhooks: {
    make: () => ({ name: 'n8n', url: 'https://hooks.example/x', events: ['inquiry.created'], active: true }),
    change: { active: false },
  },
  redirects: {
    make: () => ({ from: '/old-of-a-test', to: { type: 'custom', url: '/new' } }),
    change: { from: '/older-of-a-test' },
  },
}

/** The log itself, what the server alone notes, and what is no content but the state of an editor's screen. */
const withoutEntries = ['security-audit-log', 'security-events']
/** One command changes them, which writes the entry. */
const byCommand = ['bookings']
const isInternal = (slug: string) => slug.startsWith('payload-')

const { collections, globals } = await config
const slugs = collections.map(({ slug }) => slug as CollectionSlug)

describe('the audit log', () => {
  it('is asked about every collection', () => {
    const known = [...Object.keys(samples), ...withoutEntries, ...byCommand]
    expect(slugs.filter((slug) => !isInternal(slug) && !known.includes(slug))).toEqual([])
  })

  it.each(slugs.filter((slug) => !isInternal(slug) && ![...withoutEntries, ...byCommand].includes(slug)))(
    'has creation, change and deletion of %s',
    async (collection) => {
      const sample = samples[collection]
      if (!sample) throw new Error(`There is no sample of ${collection}`)
      const payload = await site()
      const data = (await sample.make()) as RequiredDataFromCollectionSlug<CollectionSlug>
      const before = await lastSequence()
      const context = { disableRevalidate: true }
      const made = await payload.create({
        collection,
        data,
        context,
        overrideAccess: true,
        ...(sample.file
          ? { file: { data: png, mimetype: 'image/png', name: 'dot.png', size: png.length } }
          : {}),
      } as Parameters<typeof payload.create>[0])
      await payload.update({ collection, id: made.id, data: sample.change, context, overrideAccess: true })
      await payload.delete({ collection, id: made.id, context, overrideAccess: true })
      const entries = await since(before, sample.table ?? collection.replaceAll('-', '_'))
      expect(entries.map(({ action }) => action)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
      expect(entries[0]?.old_values).toBeNull()
      expect(entries[1]?.new_values).toMatchObject(sample.change)
      expect(Object.keys(entries[1]?.old_values ?? {})).toEqual(Object.keys(entries[1]?.new_values ?? {}))
      expect(entries[2]?.new_values).toBeNull()
      expect(entries.every(({ mac }) => mac)).toBe(true)
      // What people said about themselves, and secrets, are never in it: it cannot forget.
      expect(JSON.stringify(entries)).not.toMatch(/canary/i)
    },
  )

  it('has creation, change and deletion of bookings', async () => {
    const { date, slots } = first(await freeDays(1))
    const before = await lastSequence()
    const canary = { name: 'Canary Person', email: 'canary@example.com', phone: '+49 30 1234' }
    const { body } = await createBooking(date, first(slots), canary)
    await changeCall(body.booking.id, { status: 'confirmed', details: { outcomeNote: 'A canary' } })
    await deleteCall(body.booking.id)
    const entries = await since(before, 'bookings')
    expect(entries.map(({ action }) => action)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
    expect(entries[1]?.new_values).toMatchObject({ status: 'confirmed' })
    expect(entries[2]?.new_values).toBeNull()
    expect(entries.every(({ mac }) => mac)).toBe(true)
    expect(JSON.stringify(entries)).not.toMatch(/canary|1234/i)
  })

  it.each(globals.map(({ slug }) => slug))('has the changes of %s', async (slug) => {
    const payload = await site()
    const changes: Record<string, Data> = {
      'calendar-settings': {
        maxDaysAdvance: 33,
        googleRefreshToken: 'canary-token',
        busyCalendars: [{ name: 'Team', url: 'https://calendar.example/canary.ics' }],
      },
      'site-settings': { contactEmail: 'other@example.com' },
      'security-settings': { invitationLifetimeDays: 9 },
      'form-options': { contactBudgets: ['Small'] },
      brand: { accent: '#1d4ed8', fileData: { a: 'canary' } },
      'google-oauth-config': {
        clientId: 'a-client',
        clientSecret: 'canary-secret',
        redirectUri: 'http://localhost:3000/api/google-calendar-oauth/callback',
      },
    }
    const data = changes[slug]
    if (!data) throw new Error(`There is no sample of ${slug}`)
    const before = await lastSequence()
    await payload.updateGlobal({
      slug,
      data,
      context: { disableRevalidate: true },
      overrideAccess: true,
    } as Parameters<typeof payload.updateGlobal>[0])
    const [entry] = await since(before, slug.replaceAll('-', '_'))
    const { googleRefreshToken: _, clientSecret: __, busyCalendars: ___, fileData: ____, ...recorded } = data
    expect(entry).toMatchObject({ action: 'UPDATE', new_values: recorded })
    expect(JSON.stringify(entry)).not.toContain('canary')
  })
})
