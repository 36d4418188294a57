import type { Payload } from 'payload'
import sharp from 'sharp'
import { htmlToLexical } from '../../src/features/rich-text/html-to-lexical'
import type { Blog, Media } from '../../src/payload-types'
import { account, site } from './site'

const authors = new WeakMap<Payload, Promise<string>>()

/** An article, made past all access rules. */
export async function article(data: Partial<Blog> & { title: string; html?: string }): Promise<Blog> {
  const payload = await site()
  const author = authors.get(payload) ?? account('admin').then(({ user }) => user.id)
  authors.set(payload, author)
  const { html = '<p>Some words of an article.</p>', ...rest } = data
  return payload.create({
    collection: 'blogs',
    data: {
      status: 'draft',
      slug: '',
      viewCount: 0,
      author: await author,
      content: htmlToLexical(html),
      ...rest,
    },
    overrideAccess: true,
  })
}

/** A small picture of one colour. */
export const pngBytes = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer()

export async function picture(alt = 'A green field'): Promise<Media> {
  const data = await pngBytes()
  return (await site()).create({
    collection: 'media',
    data: { alt },
    file: { name: 'green.png', data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
}
