import { expect, it } from 'vitest'
import { shareImageOf } from '../../../src/features/media/share-image'
import { pageMetadata } from '../../../src/lib/seo/page-metadata'
import { blogPostingData } from '../../../src/lib/seo/structured-data'
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
const path = '/api/media/file/team%20photo.jpg'

it('is the picture that an editor has chosen, with its size, for every network', () => {
  const { openGraph, twitter } = pageMetadata(texts, '/blog/a', { image: shareImageOf(media) })
  const url = expect.stringMatching(/^http:\/\/localhost.*\/api\/media\/file\/team%20photo\.jpg$/)
  expect(openGraph?.images).toEqual([
    { url, width: 2400, height: 1260, alt: 'A team at a table', type: 'image/jpeg' },
  ])
  expect(twitter?.images).toEqual([{ url, alt: 'A team at a table' }])
})

it('is the drawn one where none was chosen, or none can be shown', () => {
  for (const none of [null, undefined, 'an-id', { ...media, filename: null }, { ...media, width: null }]) {
    const { openGraph } = pageMetadata(texts, '/blog/a', { image: shareImageOf(none) })
    expect(openGraph?.images).toMatchObject([{ width: 1200, height: 630, type: 'image/png', alt: 'A title' }])
    expect(JSON.stringify(openGraph?.images)).toContain('/og/blog/a.png')
  }
})

it('is named for search engines with the article', () => {
  const posting = {
    ...texts,
    path: '/blog/a',
    author: 'A',
    publishedAt: '',
    modifiedAt: '',
    tags: [],
    words: 1,
  }
  expect(blogPostingData({ ...posting, image: path }).image).toMatch(path)
  expect(blogPostingData(posting).image).toMatch(/\/og\/blog\/a\.png$/)
})
