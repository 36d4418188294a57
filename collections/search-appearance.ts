import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { type PagedKind, pagePaths } from '@/features/redirects/paths'
import { searchPreview } from './fields/simple-fields'

const collections = Object.keys(pagePaths) as PagedKind[]

const hints: Readonly<Record<string, string>> = {
  title: 'If left empty, the title is used.',
  description: 'If left empty, the excerpt or the description is used.',
  image: 'If left empty, the cover picture is used.',
}

/** The plugin's fields with plain inputs. Its own ones count without the site's name. */
const withOwnPreview = ({ defaultFields }: { defaultFields: Field[] }): Field[] => [
  ...defaultFields.flatMap((field): Field[] => {
    if (field.type === 'ui') return []
    if (field.type === 'text' || field.type === 'textarea')
      return [{ ...field, admin: { description: hints[field.name] } } as Field]
    if (field.type !== 'upload') return [field]
    return [{ ...field, label: 'Picture for shared links', admin: { description: hints.image } } as Field]
  }),
  searchPreview,
]

export const searchAppearance = seoPlugin({
  collections,
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: withOwnPreview,
})
