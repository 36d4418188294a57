import * as lexical from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { wholeNodeTypes } from './node-list'

const parts = wholeNodeTypes.map(({ editor }) => editor)

const LOOK = '/src/admin/cms/writing/block-look#BlockLook'
const FOOTNOTE = '/src/admin/cms/writing/footnote-mark#FootnoteMark'

/** Without one, each entry of a menu has the same sign. Read aloud, the name beside it says everything. */
const icon = ({ slug }: Block) => ({ images: { icon: { url: `/editor/${slug}.svg`, alt: '' } } })

/** A block shows what readers see, and its fields after a press (0165). */
const shownAsRead = (block: Block): Block['admin'] => ({
  ...icon(block),
  components: {
    Block: {
      path: LOOK,
      serverProps: { blockType: block.slug, label: block.labels?.singular ?? block.slug },
    },
  },
  // A name for each block would only say 'Untitled'.
  disableBlockName: true,
})

/** All blocks of fields are one feature. */
const blocks = () =>
  lexical.BlocksFeature({
    blocks: parts.flatMap((part) =>
      'block' in part ? [{ ...part.block, admin: shownAsRead(part.block) }] : [],
    ),
    inlineBlocks: parts.flatMap((part) =>
      'inlineBlock' in part
        ? [{ ...part.inlineBlock, admin: { ...icon(part.inlineBlock), components: { Block: FOOTNOTE } } }]
        : [],
    ),
  })
const firstBlock = parts.find((part) => !('features' in part))

/** Converts content pasted from other programs, in the browser (0079). */
const paste = lexical.createServerFeature({
  feature: { ClientFeature: '/src/admin/cms/writing/paste-feature#PasteFeatureClient' },
  key: 'paste',
})

/** Ctrl+K, Markdown at the beginning of a line, and the cursor in new blocks. */
const keys = lexical.createServerFeature({
  feature: { ClientFeature: '/src/admin/cms/writing/keys-feature#KeysFeatureClient' },
  key: 'keys',
})

/** Caption and alternative text under each picture. */
const pictureWords = lexical.createServerFeature({
  feature: { ClientFeature: '/src/admin/cms/writing/picture-words-feature#PictureWordsFeatureClient' },
  key: 'pictureWords',
})

export const articleEditor = lexical.lexicalEditor({
  features: [
    lexical.FixedToolbarFeature(),
    lexical.InlineToolbarFeature(),
    paste(),
    keys(),
    pictureWords(),
    ...parts.flatMap((part) => {
      if ('features' in part) return part.features(lexical)
      return part === firstBlock ? [blocks()] : []
    }),
  ],
})
