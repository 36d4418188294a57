import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field, Plugin } from 'payload'
import { type PagedKind, pagePaths } from '@/features/redirects/paths'
import { searchPreview } from './fields/simple-fields'
import { eachCollection } from './plugins'

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

const withMeta = seoPlugin({ collections, uploadsCollection: 'media', fields: withOwnPreview })

/** The plugin adds its group at the end: it gets a tab, or a place next to the text. */
const placed = eachCollection((collection) => {
  const { slug, fields } = collection
  const [first, ...others] = fields
  const meta = others.pop()
  if (!first || !meta || !collections.some((kind) => kind === slug)) return collection
  if (first.type === 'tabs')
    return {
      ...collection,
      fields: [{ ...first, tabs: [...first.tabs, { label: 'SEO', fields: [meta] }] }, ...others],
    }
  const inPanel: Field = {
    type: 'collapsible',
    label: 'Search and sharing',
    admin: { position: 'sidebar', initCollapsed: true },
    fields: [meta],
  }
  return { ...collection, fields: [first, ...others, inPanel] }
})

export const searchAppearance: Plugin = async (config) => placed(await withMeta(config))
