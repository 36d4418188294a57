import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { beforeAll, describe, expect, it } from 'vitest'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { nodeTypes } from '../../../src/features/rich-text/node-list'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import type { Blog } from '../../../src/payload-types'
import { picture } from '../../support/content'
import { nodeSamples } from '../../support/node-samples'
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
    if (typeof expected === 'string') expect(body.contentHtml).toBe(expected)
    else expect(body.contentHtml).toMatch(expected)
  })
})
