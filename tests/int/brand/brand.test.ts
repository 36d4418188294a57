import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { lookOf } from '@/features/brand/look'
import { servedFile } from '@/features/brand/served'
import { storedLook } from '@/features/brand/stored'
import { lastTestMail } from '@/features/outbox/test-mail'
import { siteBrand } from '@/features/site/brand'
import { keptMails } from '../../support/kept-mails'
import { call, type Refused, signedIn, site, type Visitor } from '../../support/site'

const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64')
const svg = (inner: string) =>
  base64(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">${inner}</svg>`)
const logo = svg('<rect width="200" height="50" fill="#1d4ed8"/>')

const valid = {
  brandName: 'Northwind Works',
  tagline: 'We do the dull part.',
  accent: '#1d4ed8',
  highlight: '#b4530a',
  ground: '#f4f6fb',
  fonts: 'newsreader',
  socials: ['https://www.linkedin.com/company/northwind'],
  currency: 'EUR',
  senderName: 'Northwind Desk',
  senderAddress: 'Desk@Northwind.example',
}
const people: Record<'signed out' | 'user' | 'admin', Visitor> = { 'signed out': {}, user: {}, admin: {} }
let owner: Visitor
const save = (changes: object = {}, visitor = owner) =>
  call<Refused & { success?: true }>('POST', '/api/brand', { visitor, body: { ...valid, ...changes } })
const look = async () => lookOf(await storedLook(await site()))

beforeAll(async () => {
  await site()
  people.user = await signedIn('user')
  people.admin = await signedIn('admin')
  owner = await signedIn('super_admin')
})

describe('the brand', () => {
  it.each(['signed out', 'user', 'admin'] as const)('cannot be changed or read by %s', async (who) => {
    const visitor = people[who]
    const status = who === 'signed out' ? 401 : 403
    expect((await save({}, visitor)).status).toBe(status)
    expect((await call('GET', '/api/globals/brand', { visitor })).status).toBe(403)
    expect((await call('POST', '/api/globals/brand', { visitor, body: valid })).status).toBe(403)
    expect(await look()).toMatchObject({ styles: null, files: {}, iconVersion: '' })
  })

  it('is changed by the form alone, not around its checks, and never shows its bytes', async () => {
    expect(
      (await call('POST', '/api/globals/brand', { visitor: owner, body: { accent: '#ffffff' } })).status,
    ).toBe(403)
    const { status, body } = await call('GET', '/api/globals/brand', { visitor: owner })
    expect([status, 'fileData' in body]).toEqual([200, false])
  })

  it.each<[field: string, changes: object, words: RegExp]>([
    ['brandName', { brandName: ' ' }, /Name is required/],
    ['accent', { accent: 'blue' }, /Accent color must be written/],
    ['accent', { accent: '#9cc4ff' }, /Accent color has a contrast of .* nearest shade that passes is #/],
    ['ground', { ground: '#444444' }, /Ground color is too dark/],
    ['fonts', { fonts: 'comic' }, /Fonts must be/],
    ['socials.0', { socials: ['javascript:alert(1)'] }, /must be a full address/],
    ['socials.0', { socials: ['http://example.com'] }, /starts with https/],
    ['currency', { currency: 'EURO' }, /Currency must be a code/],
    ['senderAddress', { senderAddress: 'desk@northwind.example, eve@example.org' }, /Sender address/],
    ['senderName', { senderName: 'Desk\r\nBcc: eve@example.org' }, /Sender name/],
    ['logo', { logo: 'no base64!' }, /Logo must be a file/],
    ['logo', { logo: base64('hello') }, /Logo is not a PNG, WebP or SVG/],
    [
      'logo',
      { logo: svg('<script>alert(1)</script>') },
      /Logo: this SVG cannot be used, because it has <script>/,
    ],
    [
      'logoDark',
      { logoDark: svg('<image href="https://evil.example/a.png"/>') },
      /Logo on dark pages: this SVG/,
    ],
    ['square', { square: base64(Buffer.alloc(310 * 1024)) }, /Square logo may have at most 300 kB/],
    ['textFont', { fonts: 'own', textFont: logo }, /Font of texts is not a WOFF2 file/],
    ['headingFont', { fonts: 'own' }, /Please choose a WOFF2 file/],
  ])('refuses a wrong %s and changes nothing', async (field, changes, words) => {
    const { status, body } = await save(changes)
    expect([status, body.errors?.[0]?.field, body.errors?.[0]?.message]).toEqual([
      400,
      field,
      expect.stringMatching(words),
    ])
    expect(await look()).toMatchObject({ styles: null, files: {} })
  })

  it('refuses a moving or cut picture', async () => {
    const png = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#1d4ed8' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const { body } = await save({ logo: base64(png.subarray(0, png.length / 2)) })
    expect(body.errors).toEqual([
      { code: 'invalid', field: 'logo', message: expect.stringContaining('damaged') },
    ])
  })

  it('is in name, look, files and mails once it is saved, and files stay until they are removed', async () => {
    expect(await save({ logo, square: logo })).toMatchObject({ status: 200, body: { success: true } })
    const payload = await site()
    const brand = await siteBrand(payload)
    expect(brand).toMatchObject({
      name: 'Northwind Works',
      sender: { name: 'Northwind Desk', address: 'desk@northwind.example' },
      colors: { accent: '#1d4ed8' },
      logo: { width: 400, height: 100 },
    })
    const saved = await look()
    expect(saved).toMatchObject({ tagline: 'We do the dull part.', currency: 'EUR', socials: valid.socials })
    const styles = await servedFile(String(saved.styles).replace('/brand/', ''))
    expect(styles).toMatchObject({ type: 'text/css; charset=utf-8', isForGood: true })
    const stored = await servedFile(String(saved.files.logo?.name))
    expect(Buffer.from(stored?.body ?? []).toString()).toContain('#1d4ed8')
    for (const [name, side] of [
      ['icon-192.png', 192],
      ['apple-touch-icon.png', 180],
      ['icon-maskable-512.png', 512],
    ] as const) {
      const { width, height } = await sharp(Buffer.from((await servedFile(name))?.body ?? [])).metadata()
      expect([name, width, height]).toEqual([name, side, side])
    }
    expect(Buffer.from((await servedFile('icon.svg'))?.body ?? []).toString()).toContain('#1d4ed8')
    expect(await servedFile('aaaaaaaaaaaa.svg')).toBeUndefined()
    expect(await servedFile('style-aaaaaaaaaaaa.css')).toBeUndefined()

    expect(await lastTestMail(await site())).toBeNull()
    expect((await call('POST', '/api/test-mail', { visitor: owner, body: {} })).status).toBe(200)
    // Also without a mail server, which alone ends the step of the setup.
    expect(await lastTestMail(await site())).not.toBeNull()
    expect(await lastTestMail(await site(), 'smtp')).toBeNull()
    const mail = (await keptMails()).at(-1)
    expect([mail?.subject, mail?.header('from')]).toEqual([
      'Test email from Northwind Works',
      'Northwind Desk <desk@northwind.example>',
    ])
    expect(mail?.html).toContain('/brand/mail-logo.png')
    expect(mail?.html).not.toMatch(/#0f5c4a|#d9572b/)

    await save({ accent: '#1e40af' })
    expect((await look()).files.logo?.name).toBe(saved.files.logo?.name)
    await save({ logo: null, square: null })
    expect(await look()).toMatchObject({ files: {}, iconVersion: '' })
    expect(await servedFile(String(saved.files.logo?.name))).toBeUndefined()
  })

  it('takes a font only with a licence', async () => {
    const font = base64(await readFile('src/components/fonts/newsreader-basic.woff2'))
    const refused = await save({ fonts: 'own', headingFont: font })
    expect(refused.body.errors?.[0]).toMatchObject({
      field: 'fontLicence',
      message: expect.stringMatching(/licence/),
    })
    expect((await save({ fonts: 'own', headingFont: font, fontLicence: true })).status).toBe(200)
    const { fonts, styles } = await look()
    const css = Buffer.from((await servedFile(String(styles).replace('/brand/', '')))?.body ?? []).toString()
    expect(css).toContain(`url(/brand/${fonts.heading})`)
    expect(await servedFile(String(fonts.heading))).toMatchObject({ type: 'font/woff2', isForGood: true })
  })

  it('saved by a second super admin who has not seen the first change is refused, and the first stays', async () => {
    const saveSeen = (version: string, changes: object) =>
      call<Refused & { version?: string }>('POST', '/api/brand', {
        visitor: {
          ...owner,
          headers: { ...owner.headers, 'If-Match': version === '*' ? version : `"${version}"` },
        },
        body: { ...valid, ...changes },
      })
    const { version: seen = '' } = (await saveSeen('*', {})).body
    const first = await saveSeen(seen, { tagline: 'The first.' })
    expect(first.status).toBe(200)
    const second = await saveSeen(seen, { tagline: 'The second.' })
    expect([second.status, second.body.errors?.[0]?.code]).toEqual([412, 'stale'])
    expect((await look()).tagline).toBe('The first.')
    const [one, two] = await Promise.all(
      ['One.', 'Two.'].map((tagline) => saveSeen(first.body.version ?? '', { tagline })),
    )
    expect([one?.status, two?.status].sort()).toEqual([200, 412])
    expect((await look()).tagline).toBe(one?.status === 200 ? 'One.' : 'Two.')
    expect((await saveSeen('yesterday', {})).status).toBe(400)
  })
})
