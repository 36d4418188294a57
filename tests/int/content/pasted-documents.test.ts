import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import {
  $createParagraphNode,
  $getRoot,
  $parseSerializedNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { beforeAll, describe, expect, it } from 'vitest'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { pastedContent } from '../../../src/features/rich-text/paste/pasted-content'
import type { Blog } from '../../../src/payload-types'
import { officeDocuments } from '../../support/pasted/office'
import { textDocuments } from '../../support/pasted/texts'
import { webDocuments } from '../../support/pasted/web'
import { call, signedIn, site, type Visitor } from '../../support/site'

const documents = [...officeDocuments, ...webDocuments, ...textDocuments]
let admin: Visitor
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
    expect(lexicalToHtml(body.doc.content)).toBe(becomes)
  })
})
