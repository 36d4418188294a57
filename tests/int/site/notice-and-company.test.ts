import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listenForContent } from '../../../src/application/content-listener'
import { unfinishedLegalPages } from '../../../src/features/legal/gaps'
import { renewPages } from '../../../src/features/site/jobs'
import { contentGeneration } from '../../../src/lib/cache/content-changes'
import { query, sql } from '../../../src/lib/db/query'
import { stopAll } from '../../../src/server/process/stop'
import { firstContent } from '../../support/first-content'
import { call, signedIn, site } from '../../support/site'

const imprint = {
  slug: 'imprint',
  contentHtml: firstContent('legal').find(({ slug }) => slug === 'imprint')?.html ?? '',
}

const path = '/api/globals/site-settings'
const none = { text: '', linkLabel: '', linkHref: '', from: null, until: null }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()

const admin = await signedIn('admin')
afterAll(() => stopAll(() => undefined))

const change = (body: object) => call('POST', path, { body, visitor: admin })
const waiting = async () =>
  (
    await query<{ start_after: string }>(
      await site(),
      sql`SELECT start_after FROM jobs.job WHERE name = 'site-notice' ORDER BY start_after`,
    )
  ).map(({ start_after }) => new Date(start_after).toISOString())

describe('the notice of the site', () => {
  beforeEach(async () => {
    expect((await change({ notice: none })).status).toBe(200)
    await query(await site(), sql`DELETE FROM jobs.job WHERE name = 'site-notice'`)
  })

  it.each([
    [{ linkLabel: 'More' }, 'notice.linkHref'],
    [{ linkHref: '/contact' }, 'notice.linkLabel'],
    [{ linkLabel: 'More', linkHref: 'javascript:alert(1)' }, 'notice.linkHref'],
    [{ linkLabel: 'More', linkHref: '//elsewhere.example' }, 'notice.linkHref'],
    [{ from: inDays(2), until: inDays(1) }, 'notice.until'],
    [{ text: 'x'.repeat(161) }, 'notice.text'],
    [{ from: 'soon' }, 'notice.from'],
  ])('refuses %j and names the field', async (wrong, field) => {
    const { status, body } = await change({ notice: { ...none, text: 'Closed', ...wrong } })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('has pages made again when it begins and when it ends, and not for moments that are over', async () => {
    const [begin, end] = [inDays(3), inDays(9)]
    await change({ notice: { ...none, text: 'Closed', from: begin, until: end } })
    expect(await waiting()).toEqual([begin, end])
    // Other words at the same times need nothing more.
    await change({ notice: { ...none, text: 'Closed for a week', from: begin, until: end } })
    expect(await waiting()).toEqual([begin, end])
    await change({ notice: { ...none, text: 'Closed', from: inDays(-3), until: end } })
    expect(await waiting()).toEqual([begin, end])
  })

  it('empties what this server keeps of its pages when its moment comes', async () => {
    await listenForContent()
    const before = contentGeneration()
    await renewPages(await site())
    await expect.poll(contentGeneration).toBeGreaterThan(before)
  })
})

describe('the company in the settings', () => {
  it('fills gaps of the legal pages, so that the team is not asked for them any more', async () => {
    const payload = await site()
    const gaps = async () =>
      (await unfinishedLegalPages(payload)).find(({ title }) => title === 'Imprint of the test')?.gaps
    const { body } = await call<{ doc: { id: string } }>('POST', '/api/legal-pages', {
      body: { ...imprint, title: 'Imprint of the test' },
      visitor: admin,
    })
    expect(await gaps()).toContain('[Company name and legal form]')
    await change({ company: { legalName: 'Muster', legalForm: 'GmbH', vatNumber: 'DE123456789' } })
    const left = await gaps()
    expect(left).not.toContain('[Company name and legal form]')
    expect(left).not.toContain('[VAT number]')
    expect(left).toContain('[Street and number]')
    await payload.delete({ collection: 'legal-pages', id: body.doc.id, overrideAccess: true })
  })
})

describe('the date of a legal page', () => {
  it('is that of its words: it changes with title and content, and is not set by callers', async () => {
    const payload = await site()
    const written = '2020-05-01T00:00:00.000Z'
    const page = { ...imprint, title: 'Dated' }
    await payload.delete({ collection: 'legal-pages', where: { slug: { equals: 'imprint' } } })
    const { body } = await call<{ doc: { id: string; textChangedAt: string } }>('POST', '/api/legal-pages', {
      body: { ...page, textChangedAt: written },
      visitor: admin,
    })
    const { id, textChangedAt: first } = body.doc
    expect(first).not.toBe(written)
    const dateAfter = async (data: object) => {
      const answer = await call<{ doc: { textChangedAt: string } }>('PATCH', `/api/legal-pages/${id}`, {
        body: data,
        visitor: admin,
      })
      expect(answer.status).toBe(200)
      return answer.body.doc.textChangedAt
    }
    expect(await dateAfter({ title: 'Dated', textChangedAt: written })).toBe(first)
    expect(await dateAfter({ status: 'archived' })).toBe(first)
    expect(await dateAfter({ status: 'published', contentHtml: imprint.contentHtml })).toBe(first)
    const second = await dateAfter({ contentHtml: '<p>Other words.</p>' })
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
    expect(Date.parse(await dateAfter({ title: 'Other title' }))).toBeGreaterThan(Date.parse(second))
    await payload.delete({ collection: 'legal-pages', id, overrideAccess: true })
  })
})

describe('the menu in the settings', () => {
  it.each([
    [{ menu: [{ label: 'Out', href: 'javascript:alert(1)' }] }, 'menu.0.href'],
    [{ menu: [{ label: '', href: '/faq' }] }, 'menu.0.label'],
    [{ menu: Array.from({ length: 7 }, () => ({ label: 'More', href: '/faq' })) }, 'menu'],
    [
      { footer: [{ title: 'More', links: [{ label: 'Out', href: '//elsewhere.example' }] }] },
      'footer.0.links.0.href',
    ],
  ])('refuses %j and names the field', async (wrong, field) => {
    const { status, body } = await change(wrong)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('cannot be changed by a stranger or a client', async () => {
    const menu = [{ label: 'Mine', href: '/mine' }]
    for (const visitor of [{}, await signedIn('user')]) {
      const { status } = await call('POST', path, { body: { menu }, visitor })
      expect([401, 403]).toContain(status)
    }
    expect(JSON.stringify((await call('GET', path)).body)).not.toContain('/mine')
  })
})
