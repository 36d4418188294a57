import type { HeadingFeature } from '@payloadcms/richtext-lexical'
import { elementNode, hasChildren } from '../document'
import type { NodeType } from '../node-type'

const LEVEL = /^h[1-6]$/
/** The page's title is its only h1. */
const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
const offeredLevels = ['h2', 'h3', 'h4'] as const

type Feature = ReturnType<typeof HeadingFeature>

/** Payload refuses the levels that its menus do not offer, and texts may have them: from posted HTML, or from before. */
function withFewerOffered({ feature, ...provider }: Feature): Feature {
  const clientFeatureProps = { enabledHeadingSizes: [...offeredLevels] }
  return {
    ...provider,
    feature: async (args) => ({
      ...(typeof feature === 'function' ? await feature(args) : feature),
      clientFeatureProps,
    }),
  }
}

export const heading: NodeType = {
  type: 'heading',
  editor: {
    features: (lexical) => [withFewerOffered(lexical.HeadingFeature({ enabledHeadingSizes: [...levels] }))],
  },
  hasShape: (node) => hasChildren(node) && LEVEL.test(String(node.tag)),
  toHtml: ({ tag, children = [] }, { inner }) => `<${tag}>${inner(children)}</${tag}>`,
  fromHtml: {
    as: 'block',
    tags: levels,
    read: ({ tag, children }, { line }) => {
      const words = line(children)
      return words.length > 0 ? [elementNode('heading', words, { tag })] : []
    },
  },
  text: (_, inner) => `${inner}\n`,
}
