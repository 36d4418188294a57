import type { CollectionConfig } from 'payload'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>

export function previewOf(collection: string): Preview {
  const url = (id: unknown) => (id ? `/preview/${collection}/${String(id)}` : null)
  return {
    preview: (doc) => url(doc.id),
    livePreview: { url: ({ data }) => url(data.id) ?? '', breakpoints },
  }
}
