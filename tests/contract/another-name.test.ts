import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, textOf } from '../support/ask'
import { signedInEditor } from '../support/contract-editor'
import { type OwnServer, startServer } from '../support/own-server'
import { seededFolder } from '../support/seeded-folder'

/** The name and the addresses that a new site begins with. */
const OURS = /Quickwin|hello@quickwin/
const MARK = 'M2 15c0-7 5-11 9-11'

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50" fill="#1d4ed8"/></svg>',
).toString('base64')

const folder = join(mkdtempSync(join(tmpdir(), 'another-name-')), 'data')
let server: OwnServer
let editor: Awaited<ReturnType<typeof signedInEditor>>
const page = async (path: string, headers = {}) => textOf(await ask(server.url, path, { headers }))
const asJson = async <Body>(path: string) => JSON.parse(await page(path)) as Body

/** Where a text has one of them, with the words around it. */
const found = (text: string) => {
  const at = text.search(OURS)
  return at < 0 ? (text.includes(MARK) ? 'the mark' : '') : text.slice(Math.max(0, at - 80), at + 60)
}

beforeAll(async () => {
  server = await startServer({ DATA_DIR: seededFolder(folder), MAIL_FROM: 'mails@northwind.example' })
  editor = await signedInEditor(server.url)
  const brand = await editor.ask('POST', '/api/brand', {
    brandName: 'Northwind Works',
    tagline: 'We do the dull part.',
    accent: '#1d4ed8',
    highlight: '#b4530a',
    ground: '#f4f6fb',
    fonts: 'instrument',
    socials: ['https://www.linkedin.com/company/northwind'],
    currency: 'EUR',
    logo,
  })
  expect([brand.status, brand.body.toString()]).toEqual([200, expect.stringContaining('success')])
  const settings = await editor.ask('POST', '/api/globals/site-settings', {
    contactEmail: 'desk@northwind.example',
    businessHours: 'Mon-Thu 10 AM-4 PM CET',
  })
  expect(settings.status).toBe(200)
  const calendar = await editor.ask('POST', '/api/globals/calendar-settings', {
    adminEmail: 'desk@northwind.example',
  })
  expect(calendar.status).toBe(200)
}, 300_000)

afterAll(async () => {
  await server?.stop()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

describe('a site with a name of its own', () => {
  it('has no other name on any page, in any list for programs, or in metadata', {
    timeout: 300_000,
  }, async () => {
    const sitemap = await page('/sitemap.xml')
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(String(url)).pathname,
    )
    expect(pages.length).toBeGreaterThan(30)
    const others = [
      ...['/auth', '/auth?mode=signup', '/auth?mode=forgot', '/client-register', '/registration-success'],
      ...['/confirm-email', '/bookings/manage', '/newsletter/confirm', '/newsletter/unsubscribe', '/search'],
      ...['/dashboard', '/access-denied', '/no-such-page', '/blog/no-such-article', '/feed.xml', '/llms.txt'],
      ...[
        '/manifest.webmanifest',
        '/robots.txt',
        '/.well-known/security.txt',
        '/.well-known/mcp.json',
        '/mcp.json',
      ],
      ...['/icon.svg', '/api/openapi.json', '/blog/no-code-or-code.md'],
    ]
    for (const path of [...pages, ...others]) expect([path, found(await page(path))]).toEqual([path, ''])
  })

  it('has none in the CMS and the back office', { timeout: 300_000 }, async () => {
    const tabs = [
      '',
      '/invites',
      '/bookings',
      '/people',
      '/calendar',
      '/blogs',
      '/users',
      '/brand',
      '/security',
      '/monitoring',
    ]
    const paths = [
      '/admin',
      '/admin/queue',
      '/admin/collections/blogs',
      '/admin/globals/site-settings',
      ...tabs.map((tab) => `/super-admin${tab}`),
    ]
    for (const path of paths) {
      const html = await page(path, { cookie: editor.cookie })
      expect([path, html.includes('Northwind Works'), found(html)]).toEqual([path, true, ''])
    }
  })

  it('has its colors, its logo, its icons and its links', async () => {
    const html = await page('/')
    const styles = /href="(\/brand\/style-[0-9a-f]{12}\.css)"/.exec(html)?.[1]
    const sheet = await ask(server.url, String(styles))
    expect([sheet.status, sheet.headers['cache-control'], textOf(sheet)]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      expect.stringContaining('--color-action:#1d4ed8'),
    ])
    expect(sheet.body.length).toBeLessThan(3000)
    const drawn = /src="(\/brand\/[0-9a-f]{12}\.svg)"/.exec(html)?.[1]
    expect((await ask(server.url, String(drawn))).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(html).toContain('"sameAs":["https://www.linkedin.com/company/northwind"]')
    expect(html).toContain('href="https://www.linkedin.com/company/northwind"')
    expect(await page('/pricing')).toContain('"priceCurrency":"EUR"')
    for (const icon of [
      '/favicon.ico',
      '/icon-192.png',
      '/apple-touch-icon.png',
      '/icon-maskable-512.png',
      '/og/home.png',
    ]) {
      const { status, headers } = await ask(server.url, icon)
      expect([icon, status, headers['content-type']]).toEqual([icon, 200, expect.stringMatching(/^image\//)])
    }
    const ours = readFileSync('public/icon-192.png')
    expect((await ask(server.url, '/icon-192.png')).body.equals(ours)).toBe(false)
    for (const name of [
      'style-aaaaaaaaaaaa.css',
      'aaaaaaaaaaaa.svg',
      '..%2f..%2fpackage.json',
      'constructor',
    ])
      expect([name, (await ask(server.url, `/brand/${name}`)).status]).toEqual([name, 404])
  })

  it('has none in mails and invites', { timeout: 120_000 }, async () => {
    const marks = {
      origin: server.url,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    }
    const send = (path: string, body: object) =>
      ask(server.url, path, { method: 'POST', headers: marks, body: JSON.stringify(body) })
    const visitor = { name: 'Ada', email: 'ada@example.com' }
    expect(
      (await send('/api/contact', { ...visitor, message: 'Please call me about invoices.' })).status,
    ).toBe(201)
    expect((await send('/api/newsletter', { email: visitor.email })).status).toBe(202)
    expect(
      (await send('/api/sign-up', { email: 'bob@example.com', password: 'Some-Password-1', fullName: 'Bob' }))
        .status,
    ).toBe(202)
    expect((await editor.ask('POST', '/api/create-invitation', { email: 'client@example.com' })).status).toBe(
      201,
    )
    expect((await editor.ask('POST', '/api/test-mail', {})).status).toBe(200)
    type Day = { timezone: string; slots: { time: string }[] }
    let booked = 0
    for (let ahead = 2; ahead < 12 && booked !== 201; ahead++) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const { timezone, slots } = await asJson<Day>(`/api/availability?date=${date}`)
      const time = slots[0]?.time
      if (!time) continue
      booked = (
        await send('/api/create-booking', { ...visitor, preferredDate: date, preferredTime: time, timezone })
      ).status
    }
    expect(booked).toBe(201)
    const kept = join(folder, 'mail')
    const mails = () => readdirSync(kept).filter((name) => name.endsWith('.eml'))
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(8)
    for (const name of mails()) {
      const mail = await PostalMime.parse(readFileSync(join(kept, name)))
      const invites = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())
      const said = [
        mail.subject,
        mail.text,
        mail.html,
        mail.from?.name,
        mail.from?.address,
        mail.messageId,
        ...invites,
      ].join('\n')
      expect([mail.subject, mail.from?.name, found(said)]).toEqual([mail.subject, 'Northwind Works', ''])
    }
  })
})
