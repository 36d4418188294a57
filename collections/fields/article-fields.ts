import type { RichTextField, TextareaField } from 'payload'
import { articleEditor } from '@/features/rich-text/editor'
import { contentHtml } from '../hooks/content-html'

/** The text of an article or a legal page. A new object each time: Payload writes the ready editor into it. */
export const articleField = (description: string): RichTextField => ({
  name: 'content',
  type: 'richText',
  required: true,
  label: 'Content',
  editor: articleEditor,
  admin: { description },
})

/**
 * The same as HTML, for other systems. Kept out of the admin's forms: they would send the HTML back and
 * undo what the editor wrote.
 */
export const contentHtmlField = (): TextareaField => ({
  name: 'contentHtml',
  type: 'textarea',
  virtual: true,
  label: 'Content as HTML',
  admin: { disabled: true },
  hooks: { afterRead: [contentHtml] },
})
