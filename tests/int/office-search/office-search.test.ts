import { beforeAll, describe, expect, it } from 'vitest'
import { pageWords } from '../../../src/content/page-copies'
import type { Found } from '../../../src/features/office-search/schema'
import { auditOfPage } from '../../../src/features/security/audit/queries'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

/** In every row, so that each search finds all of them that its caller may read. */
const WORD = 'quokka'

const ids: Record<string, string> = {}

const ask = (visitor: Visitor, q: string) =>
  call<{ results: Found[]; errors?: { code: string; field?: string }[] }>(
    'GET',
    `/api/office-search?${new URLSearchParams({ q })}`,
    { visitor },
  )
const kindsFor = async (visitor: Visitor, q = WORD) =>
  (await ask(visitor, q)).body.results.map(({ kind, title }) => `${kind}: ${title}`).sort()

async function insertBooking(): Promise<string> {
  const start = '2030-10-21T08:00:00Z'
  const [row] = await runSql<{
    id: string
  }>`INSERT INTO bookings (name, email, message, outcome_note, status, booking_datetime, ends_at, blocked_until,
          timezone, calendar_sequence)
        VALUES ('Grace Hopper', 'grace@example.com', 'About the Quokka', 'Wants a numbat', 'confirmed',
          ${start}::timestamptz, ${start}::timestamptz + interval '30 minutes',
          ${start}::timestamptz + interval '30 minutes', 'Europe/Berlin', 0) RETURNING id`
  return row?.id ?? ''
}

async function insertRegistration(): Promise<string> {
  const [row] = await runSql<{
    id: string
  }>`WITH made AS (INSERT INTO invitations (email, status, expires_at, token_hash)
          VALUES (${uniqueEmail()}, 'accepted', now() + interval '1 day', 'none') RETURNING id)
        INSERT INTO client_registrations (invitation_id, full_name, company_name, business_size, industry,
          current_challenges, budget_range, timeline, status)
        SELECT id, 'Rosalind Quokka', 'Crystals', '1-10', 'Other', '', '$1', 'Soon', 'new' FROM made RETURNING id`
  return row?.id ?? ''
}

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const assigned = await signedIn('admin')
beforeAll(async () => {
  const payload = await site()
  const inquiry = await payload.create({
    collection: 'inquiries',
    data: {
      name: 'Ada Lovelace',
      email: uniqueEmail(),
      message: 'We have a quokka.',
      status: 'new',
      serviceInterest: 'consulting',
    },
    overrideAccess: true,
  })
  ids.inquiry = inquiry.id
  ids.booking = await insertBooking()
  ids.registration = await insertRegistration()
  const addNote = (kind: string, id: string | undefined, text: string) =>
    call('POST', '/api/add-note', { visitor: owner, body: { kind, id, text } })
  expect((await addNote('inquiry', inquiry.id, 'Asked about her quokka twice')).status).toBeLessThan(300)
  expect((await addNote('registration', ids.registration, 'Secret quokka budget')).status).toBeLessThan(300)
  const { status } = await call('POST', '/api/update-work', {
    visitor: owner,
    body: { kind: 'registration', id: ids.registration, assignee: assigned.user.id },
  })
  expect(status).toBe(200)
  await payload.create({ collection: 'pages', data: { key: 'pricing' }, overrideAccess: true })
  const article = await call<{ doc: { id: string } }>('POST', '/api/blogs?draft=true', {
    visitor: admin,
    body: { title: 'How a quokka counts 100% of invoices', status: 'draft', _status: 'draft' },
  })
  expect(article.status).toBe(201)
  ids.article = article.body.doc.id
})

describe('the search of the office', () => {
  it('takes a text of two to a hundred characters', async () => {
    for (const q of ['', ' a ', 'x'.repeat(101)]) {
      const { status, body } = await ask(owner, q)
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'q'])
    }
    expect((await call('GET', '/api/office-search', { visitor: owner })).status).toBe(400)
  })

  it('shows an admin no visitor, no booking and no registration of someone else', async () => {
    const open = [
      'article: How a quokka counts 100% of invoices',
      'note: Asked about her quokka twice',
      'work: Ada Lovelace',
    ]
    expect(await kindsFor(admin)).toEqual(open)
    expect(await kindsFor(assigned)).toEqual([
      ...open.slice(0, 2),
      'note: Secret quokka budget',
      'work: Ada Lovelace',
      'work: Rosalind Quokka, Crystals',
    ])
  })

  it('finds everything for a super admin, with the address of each row', async () => {
    const { body } = await ask(owner, WORD)
    const hrefs = Object.fromEntries(body.results.map(({ kind, title, href }) => [`${kind}: ${title}`, href]))
    expect(hrefs).toMatchObject({
      'booking: Grace Hopper': `/super-admin/bookings?view=all&open=${ids.booking}`,
      'work: Ada Lovelace': `/admin/queue?open=inquiry-${ids.inquiry}`,
      'work: Rosalind Quokka, Crystals': `/admin/queue?open=registration-${ids.registration}`,
      'note: Secret quokka budget': `/admin/queue?open=registration-${ids.registration}`,
      'article: How a quokka counts 100% of invoices': `/admin/collections/blogs/${ids.article}`,
    })
    expect(Object.keys(hrefs).some((name) => name === 'person: Rosalind Quokka')).toBe(true)
  })

  it('finds an article by a word of its draft, and shows the words around it', async () => {
    const paragraph = {
      type: 'paragraph',
      children: [{ type: 'text', text: `${'One word. '.repeat(20)}We met in Kreuzberg at noon.` }],
    }
    const { status, body } = await call<{ doc: { id: string } }>('POST', '/api/blogs?draft=true', {
      visitor: admin,
      body: {
        title: 'A walk',
        status: 'draft',
        _status: 'draft',
        content: {
          root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children: [paragraph] },
        },
      },
    })
    expect(status).toBe(201)
    const [found, ...others] = (await ask(admin, 'kreuzberg at')).body.results
    expect(others).toEqual([])
    expect(found).toMatchObject({
      kind: 'article',
      title: 'A walk',
      href: `/admin/collections/blogs/${body.doc.id}`,
    })
    expect(found?.note).toMatch(/^draft: ….*We met in Kreuzberg at noon\.$/)
    const user = await signedIn('user')
    expect((await ask(user, 'kreuzberg at')).status).toBe(403)
  })

  it('finds pages by name, address and headline, and reads % and _ as they are', async () => {
    for (const q of ['/pricing', 'Pricing', pageWords.pricing.headline])
      expect((await ask(admin, q)).body.results).toMatchObject([
        { kind: 'page', title: 'Pricing', note: `/pricing: ${pageWords.pricing.headline}` },
      ])
    expect(await kindsFor(owner, '100%')).toEqual(['article: How a quokka counts 100% of invoices'])
    expect(await kindsFor(owner, '1__%')).toEqual([])
  })
})

describe('the searches of lists', () => {
  it('find messages and notes of bookings', async () => {
    for (const q of ['about the quokka', 'numbat'])
      expect(await kindsFor(owner, q)).toEqual(['booking: Grace Hopper'])
  })

  it('find items of the queue by their notes', async () => {
    expect(await kindsFor(owner, 'asked about her')).toEqual([
      'note: Asked about her quokka twice',
      'work: Ada Lovelace',
    ])
    expect(await kindsFor(admin, 'secret quokka')).toEqual([])
  })

  it('find entries of the audit log by the person they are about', async () => {
    const payload = await site()
    await call('POST', '/api/switch-account', {
      visitor: owner,
      body: { userId: admin.user.id, active: false },
    })
    const { entries } = await auditOfPage(payload, { q: admin.email }, { page: 1, pageSize: 50 })
    expect(entries).toContainEqual(
      expect.objectContaining({ tableName: 'profiles', recordId: admin.user.id, userId: owner.user.id }),
    )
  })
})
