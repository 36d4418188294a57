import { beforeAll, describe, expect, it } from 'vitest'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import type { Blog } from '../../../src/payload-types'
import { article, picture } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

let admin: Awaited<ReturnType<typeof signedIn>>
const save = (path: string, content: unknown) =>
  call<{ doc: Blog; errors?: { message: string; field?: string }[] }>('POST', path, {
    body: { title: 'Odd', slug: path.endsWith('legal-pages') ? 'terms' : '', content },
    visitor: admin,
  })

const paragraph = htmlToLexical('<p>Words</p>').root.children[0]
const documentOf = (...children: unknown[]) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [paragraph, ...children],
  },
})
const upload = (more: object) => ({ type: 'upload', version: 3, relationTo: 'media', fields: {}, ...more })
const id = '00000000-0000-4000-8000-000000000000'
let deep: object = { type: 'list', children: [] }
for (let level = 0; level < 5000; level++) deep = { type: 'list', children: [deep] }

beforeAll(async () => {
  admin = await signedIn('admin')
})

const odd: [string, unknown][] = [
  ['a picture whose id is none', documentOf(upload({ value: { id: 'x' } }))],
  ['a picture whose id is a word', documentOf(upload({ value: 'x' }))],
  ['a picture without an id', documentOf(upload({}))],
  ['a picture of another collection', documentOf(upload({ relationTo: 'users', value: id }))],
  [
    'a picture in a list item',
    documentOf({ type: 'list', children: [{ type: 'listitem', children: [upload({ value: 'x' })] }] }),
  ],
  ['a caption that is no field', documentOf(upload({ value: id, fields: 'x' }))],
  ['a link without fields', documentOf({ type: 'link', version: 3, fields: null, children: [] })],
  ['a block without fields', documentOf({ type: 'block', version: 2 })],
  ['a heading of no level', documentOf({ type: 'heading', tag: 'script', children: [] })],
  ['a paragraph whose parts are a word', documentOf({ type: 'paragraph', children: 'x' })],
  ['a text that is a number', documentOf({ type: 'text', text: 5 })],
  ['a node of an unknown type', documentOf({ type: 'video', src: 'x' })],
  [
    'a block of an unknown kind',
    documentOf({ type: 'block', version: 2, fields: { blockType: 'html', html: 'x' } }),
  ],
  ['a node named as a method', documentOf({ type: 'toString' })],
  ['nothing as a node', documentOf(null)],
  ['no root', { children: [] }],
  ['a root without parts', { root: {} }],
  ['a list', []],
  ['a text', 'Words'],
]

describe.each(['/api/blogs', '/api/legal-pages'])('content posted to %s', (path) => {
  it.each(odd)('with %s is refused', async (_, content) => {
    const { status, body } = await save(path, content)
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'content'])
  })

  it('with thousands of levels is refused before it is read', async () => {
    const { status, body } = await save(path, documentOf(deep))
    expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('deep')])
  })
})

it('content with a picture is kept by its id, and read everywhere', async () => {
  const media = await picture('A field of green')
  const { status, body } = await save('/api/blogs', documentOf(upload({ value: media })))
  expect([status, JSON.stringify(body.doc?.content).includes(`"value":"${media.id}"`)]).toEqual([201, true])
  const gone = await save('/api/blogs', documentOf(upload({ value: id })))
  for (const { doc } of [body, gone.body]) {
    const read = await call<Blog>('GET', `/api/blogs/${doc.id}?depth=2`, { visitor: admin })
    expect([read.status, read.body.contentHtml?.includes('A field of green')]).toEqual([
      200,
      doc === body.doc,
    ])
  }
})

it('every kind of node that posted HTML can make is taken', async () => {
  const html =
    '<h2>H</h2><p>a <a href="/x">b</a><br>c <code>d</code></p><ul><li>e<ol><li>f</li></ol></li></ul><blockquote>g</blockquote><table><tr><th>h</th></tr><tr><td>i</td></tr></table><pre><code>j</code></pre>'
  const { content } = await article({ title: 'All kinds', html })
  const again = await save('/api/blogs', content)
  expect(again.status).toBe(201)
  const { contentHtml } = await (await site()).findByID({ collection: 'blogs', id: again.body.doc.id })
  expect(contentHtml).toContain('<pre><code>j</code></pre>')
})
