import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import {
  $createParagraphNode,
  $getRoot,
  $parseSerializedNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { beforeAll, describe, expect, it } from 'vitest'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { nodeTypes } from '../../../src/features/rich-text/node-list'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import { pastedContent } from '../../../src/features/rich-text/paste/pasted-content'
import type { Blog } from '../../../src/payload-types'
import { article, picture } from '../../support/content'
import { nodeSamples } from '../../support/node-samples'
import { officeDocuments } from '../../support/pasted/office'
import { textDocuments } from '../../support/pasted/texts'
import { webDocuments } from '../../support/pasted/web'
import { call, signedIn, site } from '../../support/site'

/** The editor of a collection's content, as Payload finished it. */
async function editorOf(collection: 'blogs' | 'legal-pages') {
  const fields = (await site()).collections[collection].config.flattenedFields
  const content = fields.find((field) => field.name === 'content')
  if (content?.type !== 'richText') throw new Error('no rich text')
  return (content.editor as LexicalRichTextAdapter).editorConfig
}

type FeatureWithBlocks =
  | { sanitizedServerFeatureProps?: { blocks?: { slug: string }[]; inlineBlocks?: { slug: string }[] } }
  | undefined

describe.each(['blogs', 'legal-pages'] as const)('the editor of %s', (collection) => {
  it('writes exactly the listed types of nodes and blocks', async () => {
    const { features, resolvedFeatureMap } = await editorOf(collection)
    const nodes = features.nodes.map(({ node }) => node)
    const types = [...createHeadlessEditor({ nodes })._nodes.keys()]
    const props = (resolvedFeatureMap.get('blocks') as FeatureWithBlocks)?.sanitizedServerFeatureProps
    const known = [
      // Lexical's own `artificial` helps it while pasting and is never stored; blocks count by their names.
      ...types.filter((type) => !['root', 'artificial', 'block', 'inlineBlock'].includes(type)),
      ...(props?.blocks ?? []).map(({ slug }) => `block:${slug}`),
      ...(props?.inlineBlocks ?? []).map(({ slug }) => `inlineBlock:${slug}`),
    ]
    expect(known.sort()).toEqual(nodeTypes.map(({ type }) => type).sort())
  })
})

/** Saved addresses are those that browsers open. */
const asSaved = (html: string) => html.replace(/(?<=href=")https?:[^"]+/g, (address) => new URL(address).href)

describe('an article with', () => {
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    admin = await signedIn('admin')
  })

  const contentOf = async (type: string) => {
    const sample = nodeSamples[type]
    if (!sample) throw new Error(`no sample of ${type}`)
    if (!('node' in sample)) return { content: htmlToLexical(sample.html), expected: sample.html }
    const words = paragraphNode([textNode('Words', 0)])
    if (type !== 'upload') {
      const content = lexicalDocument([words, sample.inLine ? paragraphNode([sample.node]) : sample.node])
      const html = sample.inLine ? `<p>${sample.html}</p>` : sample.html
      return { content, expected: `<p>Words</p>${html}` }
    }
    const { id, filename = '', alt } = await picture()
    const name = String(filename).replace('.png', '')
    return {
      content: lexicalDocument([words, { ...sample.node, value: id }]),
      expected: new RegExp(
        `^<p>Words</p><figure><img src="/api/media/file/${name}.* alt="${alt}".*<figcaption>Green &amp; wide</figcaption></figure>$`,
      ),
    }
  }

  const own = Object.keys(nodeSamples).filter((type) => !('shows' in (nodeSamples[type] ?? {})))
  it.each(own)('%s is taken and comes out as it went in', async (type) => {
    const { content, expected } = await contentOf(type)
    const made = await call<{ doc: Blog }>('POST', '/api/blogs', {
      body: { title: `With ${type}`, content },
      visitor: admin,
    })
    expect([made.status, made.body]).toMatchObject([201, { doc: { id: expect.any(String) } }])
    const { body } = await call<Blog>('GET', `/api/blogs/${made.body.doc.id}`, { visitor: admin })
    if (typeof expected === 'string') expect(body.contentHtml).toBe(asSaved(expected))
    else expect(body.contentHtml).toMatch(expected)
  })
})

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

const documents = [...officeDocuments, ...webDocuments, ...textDocuments]
let editor: ReturnType<typeof createHeadlessEditor>

beforeAll(async () => {
  admin = await signedIn('admin')
  const fields = (await site()).collections.blogs.config.flattenedFields
  const content = fields.find((field) => field.name === 'content')
  if (content?.type !== 'richText') throw new Error('no rich text')
  const { features } = (content.editor as LexicalRichTextAdapter).editorConfig
  editor = createHeadlessEditor({
    nodes: features.nodes.map(({ node }) => node),
    onError: (error) => {
      throw error
    },
  })
})

describe('in the editor of articles, a document from', () => {
  it.each(documents)('$name is taken, and saved as it was shown', async ({ name, html, text, becomes }) => {
    const pasted = pastedContent({ html, text })
    editor.update(
      () => {
        const first = $createParagraphNode()
        $getRoot().clear().append(first)
        const nodes = pasted.nodes as unknown as SerializedLexicalNode[]
        first.selectEnd().insertNodes(nodes.map((node) => $parseSerializedNode(node)))
      },
      { discrete: true },
    )
    const content = editor.getEditorState().toJSON()
    expect(lexicalToHtml(content)).toBe(becomes)
    const { status, body } = await call<{ doc: Blog; errors?: unknown }>('POST', '/api/blogs', {
      body: { title: name.replace(/[^\w ]/g, ''), content, status: 'draft' },
      visitor: admin,
    })
    expect([status, body.errors]).toEqual([201, undefined])
    expect(lexicalToHtml(body.doc.content)).toBe(asSaved(becomes))
  })
})
