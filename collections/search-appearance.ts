import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { type PagedKind, pagePaths } from '@/features/redirects/paths'

interface Described {
  featuredImage?: Reference
  coverImage?: Reference
}
type Reference = string | { id: string } | null | undefined

const collections = Object.keys(pagePaths) as PagedKind[]

const imageOf = ({ featuredImage, coverImage }: Described): string => {
  const image = featuredImage ?? coverImage
  return (typeof image === 'object' ? image?.id : image) ?? ''
}

const hints: Readonly<Record<string, string>> = {
  title: 'If left empty, the title is used.',
  description: 'If left empty, the excerpt or the description is used.',
}

const preview: Field = {
  name: 'preview',
  type: 'ui',
  admin: { components: { Field: '/src/admin/cms/writing/search-preview#SearchPreview' } },
}

/** The plugin's fields with plain inputs. Its own ones count without the site's name. */
const withOwnPreview = ({ defaultFields }: { defaultFields: Field[] }): Field[] => [
  ...defaultFields.flatMap((field): Field[] => {
    if (field.type === 'ui') return []
    if (field.type === 'text' || field.type === 'textarea')
      return [{ ...field, admin: { description: hints[field.name] } } as Field]
    return [field.type === 'upload' ? ({ ...field, label: 'Picture for shared links' } as Field) : field]
  }),
  preview,
]

export const searchAppearance = seoPlugin({
  collections,
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: withOwnPreview,
  generateImage: ({ doc }: { doc: Described }) => imageOf(doc),
})
