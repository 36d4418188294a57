import { join } from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { nobody } from '../access/nobody'
import { revalidates } from '../hooks/revalidate'
import { checkPicture } from './check-picture'

const publish = revalidates('media')

const webp = (name: string, width: number): ImageSize => ({
  name,
  width,
  formatOptions: { format: 'webp', options: { quality: 80, effort: 4 } },
})

/** Pictures, in all sizes that pages need; made once, at upload. Raster formats only: an SVG can hold scripts. */
export function media({ dataDir }: { dataDir: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      group: 'Content',
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      description: 'Pictures for articles and pages: PNG, JPEG, WebP or AVIF, at most 10 MB.',
    },
    access: {
      create: adminsOnly,
      read: anyone,
      update: adminsOnly,
      delete: adminsOnly,
      readVersions: nobody,
    },
    hooks: {
      beforeOperation: [checkPicture],
      afterChange: [publish.afterChange],
      afterDelete: [publish.afterDelete],
    },
    upload: {
      staticDir: join(dataDir, 'media'),
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
      imageSizes: [webp('small', 480), webp('medium', 960), webp('large', 1600)],
      adminThumbnail: 'small',
      focalPoint: false,
      // The server would fetch whatever address somebody pastes.
      pasteURL: false,
      // A file's name holds a part of its hash, so what an address shows never changes.
      modifyResponseHeaders: ({ headers }) => {
        headers.set('cache-control', 'public, max-age=31536000, immutable')
        return headers
      },
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        required: true,
        maxLength: 300,
        label: 'Alternative text',
        admin: { description: 'What the picture shows, for people who do not see it.' },
      },
    ],
  }
}
