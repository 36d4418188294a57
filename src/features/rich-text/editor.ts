import * as lexical from '@payloadcms/richtext-lexical'
import { wholeNodeTypes } from './node-list'

const parts = wholeNodeTypes.map(({ editor }) => editor)

/** All blocks of fields are one feature. */
const blocks = () =>
  lexical.BlocksFeature({
    blocks: parts.flatMap((part) => ('block' in part ? [part.block] : [])),
    inlineBlocks: parts.flatMap((part) => ('inlineBlock' in part ? [part.inlineBlock] : [])),
  })
const firstBlock = parts.find((part) => !('features' in part))

/** Converts content pasted from other programs, in the browser (0079). */
const paste = lexical.createServerFeature({
  feature: { ClientFeature: '/src/admin/cms/writing/paste-feature#PasteFeatureClient' },
  key: 'paste',
})

/** The editor of articles and legal pages: the specification's allow-list and pictures, in its order. */
export const articleEditor = lexical.lexicalEditor({
  features: [
    lexical.FixedToolbarFeature(),
    lexical.InlineToolbarFeature(),
    paste(),
    ...parts.flatMap((part) => {
      if ('features' in part) return part.features(lexical)
      return part === firstBlock ? [blocks()] : []
    }),
  ],
})
