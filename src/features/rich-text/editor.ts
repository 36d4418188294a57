import * as lexical from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { wholeNodeTypes } from './node-list'
import type { NodeType } from './node-type'
import { divider } from './nodes/divider'
import { heading } from './nodes/heading'
import { list } from './nodes/list'
import { paragraph } from './nodes/paragraph'
import { picture } from './nodes/picture'
import { quote } from './nodes/quote'
import { table } from './nodes/table'

/** What most texts need comes first in the menus. */
const first: readonly NodeType[] = [heading, paragraph, quote, picture, table, divider, list]
const inMenuOrder = [...first, ...wholeNodeTypes.filter((entry) => !first.includes(entry))]
const parts = inMenuOrder.map(({ editor }) => editor)

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

/** Pictures of this device, and caption and alternative text under each picture. */
const pictureWords = lexical.createServerFeature({
  feature: { ClientFeature: '/src/admin/cms/writing/picture-words-feature#PictureWordsFeatureClient' },
  key: 'pictureWords',
})

const ofParts = () =>
  parts.flatMap((part) => {
    const ofPicture = part === picture.editor ? [pictureWords()] : []
    if ('features' in part) return [...ofPicture, ...part.features(lexical)]
    return part === firstBlock ? [blocks()] : []
  })

export const articleEditor = lexical.lexicalEditor({
  // A function, because Payload turns a given list around for each field that uses it.
  features: () => [
    lexical.FixedToolbarFeature(),
    lexical.InlineToolbarFeature(),
    paste(),
    keys(),
    // Payload loads features from the last to the first, and its menus have that order.
    ...ofParts().reverse(),
  ],
})
