import { beforeAll, describe, expect, it } from 'vitest'
import { call, signedIn, type Visitor } from '../../support/site'

let admin: Visitor
beforeAll(async () => {
  admin = await signedIn('admin')
})

type Refusal = { errors: { message: string; code: string; field?: string }[] }
const faq = (answer: string) => ({ question: `Q ${answer}`, answer, category: 'general', isActive: true })
const idea = (description: string) => ({
  title: 'An idea',
  description,
  difficulty: 'Easy',
  timeToImplement: '1 day',
  isActive: true,
})

describe('an unknown placeholder', () => {
  it.each([
    ['faqs', faq('Takes {callMinuts}.'), 'answer'],
    ['ideas', idea('Takes {callMinuts}.'), 'description'],
    ['ideas', { ...idea('Short'), steps: [{ title: 'Step', detail: '{callMinuts}' }] }, 'steps'],
    ['ideas', { ...idea('Short'), meta: { title: '{callMinuts}' } }, 'meta.title'],
    ['flagships', { title: 'F', tagline: '{callMinuts}', description: 'D' }, 'tagline'],
    [
      'pricing-plans',
      { name: 'P', description: '{callMinuts}', price: '$1', cta: { label: 'Go', href: '/faq' } },
      'description',
    ],
    ['add-ons', { name: 'A', price: '$1', description: '{callMinuts}' }, 'description'],
    ['blogs', { title: 'T', slug: '', contentHtml: '<p>In {callMinuts}</p>' }, 'content'],
  ])('in %s is refused by its field', async (collection, body, field) => {
    const { status, body: answer } = await call<Refusal>('POST', `/api/${collection}`, {
      body,
      visitor: admin,
    })
    expect(status, JSON.stringify(answer)).toBe(400)
    expect(JSON.stringify(answer)).toContain('Unknown placeholder {callMinuts}. Choose one under')
    expect(JSON.stringify(answer)).toContain(`"${field}"`)
  })

  it('may stand in code, and known ones anywhere; both are stored as written', async () => {
    const html = '<p>Calls take {callMinutes} minutes.</p><pre><code>const { id } = {callMinuts}</code></pre>'
    const { status, body } = await call<{ doc: { id: string } }>('POST', '/api/blogs', {
      body: { title: 'Braces', slug: '', contentHtml: html },
      visitor: admin,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const read = await call<{ contentHtml: string }>('GET', `/api/blogs/${body.doc.id}`, { visitor: admin })
    expect(read.body.contentHtml).toBe(html)
  })
})
