import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { isSafeHref } from '@/features/blog/allow-list'
import { codeBlock } from './code-block'

/**
 * The editor of articles and legal pages: exactly what the specification's allow-list can show, and
 * pictures from the media library.
 */
export const articleEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    // The page's title is its only h1.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4', 'h5', 'h6'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    // Nested lists only.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    BlockquoteFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [codeBlock] }),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                hooks: {},
                validate: (value: unknown) =>
                  isSafeHref(String(value ?? '')) ||
                  'Links start with https://, http://, mailto:, tel:, / or #.',
              }
            : field,
        ),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: [{ name: 'caption', type: 'text', maxLength: 300, label: 'Caption' }] },
      },
    }),
  ],
})
