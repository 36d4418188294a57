import type { FlattenedField } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanInput } from '../../../src/features/account/rules'
import { cleanLine } from '../../../src/features/blog/article/rules'
import { storedPhone } from '../../../src/lib/validation/phone-number'
import { seedContent } from '../../../src/seed/seed-content'
import { stored as makeDocument } from '../../support/documents'
import { hostileTexts, scriptVectors } from '../../support/hostile/scripts'
import { throughFields, valueAt } from '../../support/hostile/through-fields'
import { call, signedIn, site, type Visitor } from '../../support/site'

let owner: Visitor
beforeAll(async () => {
  // Who writes the articles.
  await signedIn('super_admin')
  await seedContent(await site())
}, 300_000)
// One each: an account's requests in a minute are bounded.
beforeEach(async () => {
  owner = await signedIn('super_admin')
})

type Refusable = { errors?: { message: string; code?: string; field?: string }[] }

/** Made from something else, checked as an address, or no text of an editor. */
const OTHER =
  /^(id|searchText|bodyText|slug|filename|mimeType|url|thumbnailURL|contentHtml|currentPassword|code|email|savedBy)$/

/** Where a document takes text, by the configuration: nothing that is added later is forgotten. */
function textPaths(fields: FlattenedField[], document: unknown, before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    if (OTHER.test(field.name) || ('admin' in field && field.admin?.hidden) || field.name.startsWith('_'))
      return []
    if (field.type === 'group' || field.type === 'tab')
      return textPaths(field.flattenedFields, document, `${path}.`)
    if (field.type === 'array') {
      const rows = valueAt(document, path)
      return Array.isArray(rows)
        ? rows.slice(0, 2).flatMap((_, row) => textPaths(field.flattenedFields, document, `${path}.${row}.`))
        : []
    }
    if (field.type !== 'text' && field.type !== 'textarea') return []
    if ('virtual' in field && field.virtual) return []
    return [path]
  })
}

/** The top members of `document` that hold one of the paths, with the values put in. */
function changed(document: object, values: Record<string, string>, lists: ReadonlySet<string>): object {
  const copy = structuredClone(document) as Record<string, unknown>
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const parent = (parts.length ? valueAt(copy, parts.join('.')) : copy) as
      | Record<string, unknown>
      | undefined
    if (parent) parent[last] = lists.has(path) ? [value] : value
  }
  const touched = new Set(Object.keys(values).map((path) => path.split('.')[0] ?? ''))
  return Object.fromEntries(Object.entries(copy).filter(([name]) => touched.has(name)))
}

async function through(
  document: object,
  fields: FlattenedField[],
  turn: number,
  {
    save,
    read,
  }: { save: (body: object) => ReturnType<typeof call<Refusable>>; read: () => Promise<unknown> },
) {
  const paths = textPaths(fields, document)
  const lists = new Set(
    fields.filter((field) => field.type === 'text' && field.hasMany).map(({ name }) => name),
  )
  const harmless = Object.fromEntries(
    paths.map((path) => {
      const value = valueAt(document, path)
      return [path, typeof value === 'string' && value ? value : 'Plain words']
    }),
  )
  // What these fields hold now passes their rules; the others are tried with it.
  const known = Object.fromEntries(
    Object.entries(harmless).filter(([path]) => typeof valueAt(document, path) === 'string'),
  )
  const empty = paths.filter((path) => !(path in known))
  const send = async (values: Record<string, string>) => {
    const body = Object.fromEntries(
      Object.entries(values).filter(([path, value]) => !(empty.includes(path) && value === 'Plain words')),
    )
    return { ...(await save(changed(document, body, lists))), kept: read }
  }
  const count = await throughFields(hostileTexts(turn, 12), {
    fields: harmless,
    send,
    cleanings: [
      cleanLine,
      cleanInput,
      (text) => text.replace(/\r\n?/g, '\n').trim(),
      (text) => storedPhone(text, 'DE') ?? text,
    ],
  })
  return { ...count, paths }
}

describe('hostile text through every field of', () => {
  const collections = [
    'blogs',
    'blog-categories',
    'faqs',
    'ideas',
    'flagships',
    'custom-pages',
    'case-studies',
    'legal-pages',
    'pricing-plans',
    'add-ons',
    'testimonials',
    'projects',
    'media',
    'users',
  ] as const

  const unseeded = ['custom-pages', 'case-studies', 'projects']

  it.each(collections.map((slug, turn) => [slug, turn] as const))(
    '%s',
    { timeout: 600_000 },
    async (slug, turn) => {
      const payload = await site()
      if (unseeded.some((each) => each === slug)) await makeDocument(slug)
      const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0, overrideAccess: true })
      const [document] = docs
      if (!document) throw new Error(`No document of ${slug}`)
      const path = `/api/${slug}/${document.id}`
      const { stored, paths } = await through(
        document,
        payload.collections[slug].config.flattenedFields,
        turn,
        {
          save: (body) => call('PATCH', path, { visitor: owner, body }),
          read: async () => (await call('GET', path, { visitor: owner })).body,
        },
      )
      expect(paths.length).toBeGreaterThan(0)
      expect(stored).toBeGreaterThan(20)
    },
  )

  it.each(['site-settings', 'calendar-settings'] as const)('%s', { timeout: 600_000 }, async (slug) => {
    const payload = await site()
    if (slug === 'site-settings') {
      // The words and the address of a link go together: without the one the other is refused.
      const notice = { text: 'Closed', linkLabel: 'More', linkHref: '/contact' }
      await payload.updateGlobal({ slug, data: { notice }, overrideAccess: true })
    }
    const document = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
    const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
    const { paths } = await through(document, fields, 3, {
      save: (body) => call('POST', `/api/globals/${slug}`, { visitor: owner, body }),
      read: async () => (await call('GET', `/api/globals/${slug}`, { visitor: owner })).body,
    })
    expect(paths.length).toBeGreaterThan(0)
  })

  it('redirects, which lead nowhere that runs', { timeout: 300_000 }, async () => {
    for (const [index, text] of hostileTexts(4, 6).entries()) {
      const { status, body } = await call<{ doc?: { id: string; from: string; to: { url: string } } }>(
        'POST',
        '/api/redirects',
        {
          visitor: owner,
          body: { from: index % 2 ? text : `/old-${index}`, to: { type: 'custom', url: text } },
        },
      )
      expect([text, status < 500]).toEqual([text, true])
      if (!body.doc) continue
      expect(body.doc.from).toMatch(/^\/[^/\\]/)
      expect(body.doc.to.url).toMatch(/^(\/(?![/\\])|https:\/\/)/)
      expect(body.doc.to.url).not.toMatch(/[\s\p{Cc}]/u)
      await call('DELETE', `/api/redirects/${body.doc.id}`, { visitor: owner })
    }
  })
})

const ELEMENTS =
  /^(h[1-6]|p|br|strong|em|u|ul|ol|li|blockquote|code|pre|table|thead|tbody|tfoot|tr|th|td|a|figure|figcaption|img)$/
const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/

/** What could run in HTML that was written by us: every `<` must begin a tag that is allowed. */
function runnable(html: string): string[] {
  const found: string[] = []
  const rest = html.replace(TAG, (_tag, name: string, attributes: string) => {
    if (!ELEMENTS.test(name)) found.push(`<${name}>`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (/^(on|style$|srcdoc$|action$|formaction$|xlink)/.test(attribute)) found.push(attribute)
      if (/^(href|src)$/.test(attribute) && !ADDRESS.test(value)) found.push(`${attribute}=${value}`)
    }
    return ''
  })
  return rest.includes('<') ? [...found, rest.slice(rest.indexOf('<'), 40)] : found
}

describe('an article posted as HTML', () => {
  it('keeps the words around each vector and nothing that runs', { timeout: 600_000 }, async () => {
    const payload = await site()
    const { docs } = await payload.find({ collection: 'blogs', limit: 1, depth: 0, overrideAccess: true })
    const path = `/api/blogs/${docs[0]?.id}`
    let kept = 0
    for (const vector of scriptVectors) {
      const body = { contentHtml: `<p>Before the words.</p>\n${vector}\n<p>After the words.</p>` }
      const { status } = await call('PATCH', path, { visitor: owner, body })
      expect([vector, [200, 400].includes(status)]).toEqual([vector, true])
      if (status !== 200) continue
      kept += 1
      const { body: read } = await call<{ contentHtml: string }>('GET', path, { visitor: owner })
      expect(read.contentHtml).toContain('Before the words.')
      expect([vector, runnable(read.contentHtml)]).toEqual([vector, []])
    }
    expect(kept).toBeGreaterThan(50)
  })
})
