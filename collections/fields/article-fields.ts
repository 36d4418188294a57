import type { CollectionSlug, FieldHook, RichTextField, TextareaField } from 'payload'
import { richText } from 'payload/shared'
import { FIGURES } from '@/content/placeholders'
import { articleHtml } from '@/features/rich-text/article-html'
import type { Content } from '@/features/rich-text/document'
import { articleEditor } from '@/features/rich-text/editor'
import { unfinishedBlocks, unfinishedText } from '@/features/rich-text/unfinished'
import { loadById } from '@/lib/db/load-by-id'

interface WithContent {
  id: string
  content?: Content | null
}

const contentHtml: FieldHook<WithContent> = async ({ siblingData, collection, req }) => {
  let content = (siblingData as WithContent).content
  // The request may select the HTML alone.
  if (content === undefined && collection && siblingData.id) {
    const slug = collection.slug as CollectionSlug
    content = (await loadById<WithContent>(req, slug, String(siblingData.id), { content: true }))?.content
  }
  return articleHtml(req, content)
}

/** Returns a new object each time, because Payload writes the editor into it. */
export const articleField = (description: string): RichTextField => ({
  name: 'content',
  type: 'richText',
  required: true,
  label: 'Content',
  editor: articleEditor,
  // Drafts are not validated.
  validate: (value, options) => {
    const unfinished = unfinishedBlocks(value)
    if (unfinished.length === 0) return richText(value, options)
    return unfinishedText(unfinished)
  },
  admin: {
    description,
    components: { Description: FIGURES, Error: '/src/admin/cms/writing/content-error#ContentError' },
  },
})

/** The content as HTML, for other systems. Forms must not contain it: they would send it back. */
export const contentHtmlField = (): TextareaField => ({
  name: 'contentHtml',
  type: 'textarea',
  virtual: true,
  label: 'Content as HTML',
  admin: { disabled: true },
  hooks: { afterRead: [contentHtml] },
})
