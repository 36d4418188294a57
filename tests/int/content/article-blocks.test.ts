import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import type { Blog, Faq, Idea, Media, PricingPlan } from '../../../src/payload-types'
import { article, picture } from '../../support/content'
import { scriptVectors } from '../../support/hostile/scripts'
import { call, signedIn, site, type Visitor } from '../../support/site'

let admin: Visitor
let idea: Idea
let plan: PricingPlan
let faq: Faq
let media: Media

const missingId = '00000000-0000-4000-8000-00000000000f'
const words = (text: string) => paragraphNode([textNode(text, 0)])
const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee00000000000001', blockName: '', blockType, ...fields },
})
const linkTo = (relationTo: string, value: string, text: string) =>
  paragraphNode([
    {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: null,
      id: '65f0c0ffee00000000000002',
      fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
      children: [textNode(text, 0)],
    },
  ])
const contentOf = (...nodes: object[]) => lexicalDocument([words('Words.'), ...(nodes as never[])])

type Saved = { doc: Blog; errors?: { message: string; field?: string }[] }
const post = (...nodes: object[]) =>
  call<Saved>('POST', '/api/blogs', {
    body: { title: 'Blocks', content: contentOf(...nodes), status: 'published' },
    visitor: admin,
  })
/** The article as everyone gets it. */
const htmlOf = async (id: string) =>
  (await call<Blog>('GET', `/api/blogs/${id}`)).body.contentHtml?.replace('<p>Words.</p>', '')

async function drawn(...nodes: object[]) {
  const { status, body } = await post(...nodes)
  expect([status, body.errors]).toEqual([201, undefined])
  return htmlOf(body.doc.id)
}

beforeAll(async () => {
  const payload = await site()
  idea = await payload.create({
    collection: 'ideas',
    data: {
      title: 'Sort the mail',
      slug: 'sort-the-mail',
      description: 'Less to read.',
      difficulty: 'Easy',
      timeToImplement: '1 day',
      orderIndex: 0,
      isActive: true,
    },
  })
  plan = await payload.create({
    collection: 'pricing-plans',
    data: {
      name: 'Trial',
      slug: 'trial',
      description: 'One process.',
      price: '$99',
      cta: { label: 'Go', href: '/contact' },
      orderIndex: 0,
      isActive: true,
    },
  })
  faq = await payload.create({
    collection: 'faqs',
    data: {
      question: 'How long does it take?',
      answer: 'Two weeks.',
      category: 'general',
      orderIndex: 0,
      isActive: true,
    },
  })
  media = await picture('A desk')
})
// One each: an account's requests in a minute are bounded.
beforeEach(async () => {
  admin = await signedIn('admin')
})

describe('blocks that show other documents', () => {
  it('follow a plan’s price, and disappear with it', async () => {
    const { body } = await post(block('callToAction', { kind: 'plan', plan: plan.id }))
    const html = () => htmlOf(body.doc.id)
    expect(await html()).toContain('<strong>Trial: $99</strong>')
    const payload = await site()
    await payload.update({ collection: 'pricing-plans', id: plan.id, data: { price: '$120' } })
    expect(await html()).toContain('<strong>Trial: $120</strong></p><p>One process.</p>')
    await payload.update({ collection: 'pricing-plans', id: plan.id, data: { isActive: false } })
    expect(await html()).toBe('')
    await payload.update({ collection: 'pricing-plans', id: plan.id, data: { isActive: true } })
  })

  it('lead to a call and to an idea', async () => {
    expect(await drawn(block('callToAction', { kind: 'call' }))).toContain('<a href="/book-call">')
    expect(await drawn(block('callToAction', { kind: 'idea', idea: idea.id }))).toContain(
      '<strong>Sort the mail</strong></p><p>Less to read.</p><p class="button-link"><a href="/automation-ideas/sort-the-mail">',
    )
  })

  it('show questions as they are on the FAQ page, hidden ones to no one', async () => {
    const { body } = await post(block('faqList', { title: 'Asked', faqs: [faq.id] }))
    expect(await htmlOf(body.doc.id)).toBe(
      '<h2>Asked</h2><div class="faq-list"><details><summary>How long does it take?</summary><p>Two weeks.</p></details></div>',
    )
    await (await site()).update({ collection: 'faqs', id: faq.id, data: { isActive: false } })
    expect(await htmlOf(body.doc.id)).toBe('')
    const asAdmin = await call<Blog>('GET', `/api/blogs/${body.doc.id}?depth=2`, { visitor: admin })
    expect(asAdmin.body.contentHtml).not.toContain('How long')
    await (await site()).update({ collection: 'faqs', id: faq.id, data: { isActive: true } })
  })

  it('show pictures of the library in a gallery and on the card of a video', async () => {
    const file = `/api/media/file/${String(media.filename).replace('.png', '')}`
    const gallery = await drawn(
      block('gallery', { pictures: [{ picture: media.id, caption: 'One' }, { picture: media.id }] }),
    )
    expect(gallery?.match(/<figure><img src="([^"]*)"/g)).toHaveLength(2)
    expect(gallery).toContain(`src="${file}`)
    const video = await drawn(
      block('video', { title: 'A tour', url: 'https://video.example/1', picture: media.id }),
    )
    expect(video).toContain(
      `<a href="https://video.example/1" target="_blank" rel="noopener"><img src="${file}`,
    )
  })
})

describe('a link to a document', () => {
  it('follows its address, and is plain text while visitors cannot see it', async () => {
    const target = await article({ title: 'The target', status: 'published' })
    const { body } = await post(linkTo('blogs', target.id, 'read on'), linkTo('ideas', idea.id, 'the idea'))
    const html = () => htmlOf(body.doc.id)
    expect(await html()).toBe(
      `<p><a href="/blog/${target.slug}">read on</a></p><p><a href="/automation-ideas/sort-the-mail">the idea</a></p>`,
    )
    const payload = await site()
    await payload.update({ collection: 'blogs', id: target.id, data: { slug: 'a-new-address' } })
    expect(await html()).toContain('<a href="/blog/a-new-address">read on</a>')
    await payload.update({ collection: 'blogs', id: target.id, data: { status: 'draft' } })
    expect(await html()).toContain('<p>read on</p>')
    await payload.delete({ collection: 'blogs', id: target.id })
    expect(await html()).toContain('<p>read on</p>')
    const again = await call<Saved>('PATCH', `/api/blogs/${body.doc.id}`, {
      body: { excerpt: 'Still saved.' },
      visitor: admin,
    })
    expect(again.status).toBe(200)
  })

  it('may lead both ways', async () => {
    const first = await article({ title: 'First of two', status: 'published' })
    const { body } = await post(linkTo('blogs', first.id, 'back'))
    const content = contentOf(linkTo('blogs', body.doc.id, 'forth'))
    const { status } = await call('PATCH', `/api/blogs/${first.id}`, { body: { content }, visitor: admin })
    expect(status).toBe(200)
    const { body: list } = await call<{ docs: Blog[] }>('GET', '/api/blogs?depth=2&limit=50')
    const found = list.docs.find(({ id }) => id === first.id)
    expect(found?.contentHtml).toContain(`<a href="/blog/${body.doc.slug}">forth</a>`)
  })

  it('gives away nothing of a draft', async () => {
    const secret = await article({ title: 'Not yet told', slug: 'not-yet-told' })
    const { body } = await post(
      linkTo('blogs', secret.id, 'soon'),
      block('button', { label: 'Soon', doc: { relationTo: 'blogs', value: secret.id } }),
    )
    const { body: read } = await call<Blog>('GET', `/api/blogs/${body.doc.id}?depth=3`)
    expect(read.contentHtml).toContain('<p>soon</p>')
    expect(JSON.stringify(read)).not.toMatch(/not-yet-told|Not yet told/)
  })
})

const refused: [string, object, RegExp][] = [
  ['a callout without text', block('callout', { tone: 'note' }), /text/i],
  ['a callout of an unknown kind', block('callout', { tone: 'onclick', text: 'x' }), /kind|tone/i],
  ['a callout that is too long', block('callout', { tone: 'note', text: 'x'.repeat(1001) }), /text/i],
  ['a callout whose text is a list', block('callout', { tone: 'note', text: ['x'] }), /read/],
  ['a quote without words', block('pullQuote', { source: 'Ada' }), /words/i],
  [
    'a button that runs a script',
    block('button', { label: 'x', url: 'javascript:alert(1)' }),
    /url|address/i,
  ],
  ['a button that leads nowhere', block('button', { label: 'x' }), /document/i],
  [
    'a button to an account',
    block('button', { label: 'x', doc: { relationTo: 'users', value: missingId } }),
    /read/,
  ],
  ['a call to action without its plan', block('callToAction', { kind: 'plan' }), /plan/i],
  ['a call to action with a word for a plan', block('callToAction', { kind: 'plan', plan: 'x' }), /read/],
  ['FAQ entries without a question', block('faqList', { faqs: [] }), /faqs|questions/i],
  ['FAQ entries that are words', block('faqList', { faqs: ['x'] }), /read/],
  ['a gallery of one', block('gallery', { pictures: [{ picture: missingId }] }), /pictures/i],
  ['a gallery of words', block('gallery', { pictures: ['x', 'y'] }), /read/],
  ['a video without TLS', block('video', { title: 'x', url: 'http://video.example' }), /url|address/i],
  ['a video that is a script', block('video', { title: 'x', url: 'javascript:alert(1)' }), /url|address/i],
  ['a link to an account', linkTo('users', missingId, 'x'), /read/],
  ['a link to a word', linkTo('blogs', 'x', 'x'), /read/],
]

describe('an article with', () => {
  it.each(refused)('%s is refused', async (_, node, message) => {
    const { status, body } = await post(node)
    const messages = body.errors?.map((error) => error.message).join(' ')
    expect([status, messages]).toEqual([400, expect.stringMatching(message)])
    expect(body.errors?.[0]?.field).toMatch(/^content/)
  })

  it('incomplete blocks is saved as a draft, and says what they lack when it is published', async () => {
    const pending = { type: 'upload', version: 3, pending: { src: 'blob:x', formID: 'x' } }
    const content = contentOf(block('video', { title: '' }), block('gallery', { pictures: 0 }), pending)
    const draft = await call<Saved>('POST', '/api/blogs?draft=true', {
      body: { title: 'Unfinished', content },
      visitor: admin,
    })
    expect([draft.status, draft.body.errors]).toEqual([201, undefined])
    const saved = await call<Saved>('PATCH', `/api/blogs/${draft.body.doc.id}?draft=true&autosave=true`, {
      body: { content, title: 'Still unfinished' },
      visitor: admin,
    })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    const refused = await call<Saved>('PATCH', `/api/blogs/${draft.body.doc.id}`, {
      body: { _status: 'published' },
      visitor: admin,
    })
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [
        {
          field: 'content',
          message:
            'The video needs a title and an address. The gallery needs at least 2 pictures. They are after “Words.”.',
        },
      ],
    ])
  })

  it('something unreadable names it and the words before it', async () => {
    const { body } = await post(words('Then came the long winter.'), { type: 'video', src: 'x' })
    expect(body.errors?.[0]?.message).toBe(
      'Something of the kind “video” after “Words. Then came the long winter.” cannot be read. Take it out, or write it again.',
    )
    const pending = { type: 'upload', version: 3, pending: { src: 'blob:x', formID: 'x' } }
    const { body: uploading } = await post(paragraphNode([]), pending)
    expect(uploading.errors?.[0]?.message).toMatch(
      /^A picture that is still being added after “Words.” cannot/,
    )
    const { body: hidden } = await post(words('A bell\u0007 rings'))
    expect(hidden.errors?.[1]?.message).toBe(
      'Blog content contains unsafe characters: U+0007 after “Words. A bell”',
    )
  })

  it('hostile texts in blocks shows them as text', { timeout: 120_000 }, async () => {
    for (const [index, vector] of scriptVectors.entries()) {
      if (index % 4 !== 0) continue
      const text = vector.slice(0, 110)
      const { status, body } = await post(
        block('callout', { tone: 'note', title: text, text }),
        block('pullQuote', { words: text, source: text }),
        block('button', { label: text.slice(0, 60), url: '/contact' }),
        block('callToAction', { kind: 'call', title: text, text, label: text.slice(0, 60) }),
        block('video', { title: text, url: 'https://video.example/1' }),
      )
      expect([vector, [201, 400].includes(status)]).toEqual([vector, true])
      if (status !== 201) continue
      const html = (await htmlOf(body.doc.id)) ?? ''
      const tags = [...html.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag)
      expect(
        tags.filter((tag) => !/^(p|br|strong|div|figure|figcaption|blockquote|a|span)$/.test(tag ?? '')),
      ).toEqual([])
      const rest = html.replace(/<\/?[a-z]+(?: (?:class|href|target|rel)="[^"<>]*")*(?: \/)?>/g, '')
      expect(rest).not.toContain('<')
      if (index % 40 === 0) admin = await signedIn('admin')
    }
  })
})
