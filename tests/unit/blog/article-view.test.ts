import { describe, expect, it } from 'vitest'
import { postOf } from '../../../src/features/blog/article/view'
import type { Blog } from '../../../src/payload-types'

const doc: Blog = {
  id: '1',
  title: 'A title',
  slug: 'a-title',
  content: {
    root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
  },
  status: 'published',
  viewCount: 0,
  updatedAt: '2026-02-02T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe('an article', () => {
  it('has a table of contents whose entries lead to its headings', () => {
    const { html, contents } = postOf(
      doc,
      '<h2>Costs &amp; <em>gains</em></h2><p>x</p><h3>Costs gains</h3><h4>Small</h4>',
    )
    expect(contents).toEqual([
      { id: 'costs-gains', text: 'Costs & gains', level: 2 },
      { id: 'costs-gains-2', text: 'Costs gains', level: 3 },
    ])
    for (const { id } of contents) expect(html).toContain(`id="${id}"`)
  })

  it('falls back to title, excerpt and creation where nothing else is set', () => {
    const post = postOf({ ...doc, excerpt: 'In short' }, '')
    expect(post).toMatchObject({
      seoTitle: 'A title',
      seoDescription: 'In short',
      publishedAt: doc.createdAt,
      category: null,
      picture: null,
    })
  })
})
