import { seoPlugin } from '@payloadcms/plugin-seo'

interface Described {
  title?: string
  slug?: string
  excerpt?: string | null
  description?: string | null
  featuredImage?: Reference
  coverImage?: Reference
}
type Reference = string | { id: string } | null | undefined

const paths: Record<string, string> = { blogs: '/blog', ideas: '/automation-ideas', flagships: '/flagship' }

const imageOf = ({ featuredImage, coverImage }: Described): string => {
  const image = featuredImage ?? coverImage
  return (typeof image === 'object' ? image?.id : image) ?? ''
}

/** Title, description and picture for search engines and shared links, with proposals made from the document. */
export const searchAppearance = seoPlugin({
  collections: ['blogs', 'ideas', 'flagships'],
  uploadsCollection: 'media',
  tabbedUI: true,
  generateTitle: ({ doc }: { doc: Described }) => doc.title ?? '',
  generateDescription: ({ doc }: { doc: Described }) => (doc.excerpt ?? doc.description ?? '').slice(0, 160),
  generateImage: ({ doc }: { doc: Described }) => imageOf(doc),
  generateURL: ({ doc, collectionConfig, req }) =>
    `${req.payload.config.serverURL}${paths[collectionConfig?.slug ?? ''] ?? ''}/${(doc as Described).slug ?? ''}`,
})
