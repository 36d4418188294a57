import { expect, it } from 'vitest'
import { shareImageOf } from '../../../src/features/media/share-image'
import { pageMetadata } from '../../../src/lib/seo/page-metadata'
import type { Media } from '../../../src/payload-types'

const media: Media = {
  id: '1',
  alt: 'A team at a table',
  filename: 'team photo.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1260,
  createdAt: '',
  updatedAt: '',
}
const texts = { title: 'A title', description: 'A description' }

it('is the drawn one where none was chosen, or none can be shown', () => {
  for (const none of [null, undefined, 'an-id', { ...media, filename: null }, { ...media, width: null }]) {
    const { openGraph } = pageMetadata(texts, '/blog/a', { image: shareImageOf(none) })
    expect(openGraph?.images).toMatchObject([{ width: 1200, height: 630, type: 'image/png', alt: 'A title' }])
    expect(JSON.stringify(openGraph?.images)).toContain('/og/blog/a.png')
  }
})
