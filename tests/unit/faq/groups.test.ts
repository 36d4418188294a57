import { describe, expect, it } from 'vitest'
import { faqAnchor, faqIndex, searchFaqs, withAnchors } from '../../../src/features/faq/groups'
import type { PublicFaq } from '../../../src/features/faq/queries'

const faq = (question: string, category: PublicFaq['category'] = 'general', answer = 'Yes.'): PublicFaq => ({
  id: question,
  question,
  answer,
  category,
})

describe('faqAnchor', () => {
  it.each([
    ['How long does implementation take?', 'how-long-does-implementation-take'],
    ["What's new in caf\u00e9s?", 'whats-new-in-cafes'],
    ['???', 'question'],
  ])('%s', (question, anchor) => {
    expect(faqAnchor(question)).toBe(anchor)
  })

  it('keeps the anchors of equal questions apart', () => {
    expect(withAnchors([faq('Why?'), faq('Why'), faq('Who?')]).map((entry) => entry.anchor)).toEqual([
      'why',
      'why-2',
      'who',
    ])
  })
})

describe('searchFaqs', () => {
  const entries = withAnchors([
    faq('How long does it take?', 'implementation', 'Usually two weeks.'),
    faq('Who helps us?', 'support', 'The Caf\u00e9 team does.'),
  ])
  const found = (search: string) => searchFaqs(faqIndex(entries), search).entries.map((entry) => entry.anchor)

  it.each([
    ['', ['how-long-does-it-take', 'who-helps-us']],
    ['  WEEKS ', ['how-long-does-it-take']],
    ['cafe', ['who-helps-us']],
    ['take weeks', ['how-long-does-it-take']],
    ['support', ['who-helps-us']],
    ['take cafe', ['how-long-does-it-take', 'who-helps-us']],
    ['how much time does it take', ['how-long-does-it-take']],
    ['<b>', []],
    ['b', []],
    ['.*', []],
    ['duration', ['how-long-does-it-take']],
    ['implementaton', ['how-long-does-it-take']],
    ['weekz', ['how-long-does-it-take']],
    ['zzzz', []],
  ])('%j', (search, anchors) => {
    expect(found(search)).toEqual(anchors)
  })
  it.each([
    ['take cafe', true],
    ['take weeks', false],
    ['zzzz', false],
    ['', false],
  ])('says of %j whether only some words were found', (search, near) => {
    expect(searchFaqs(faqIndex(entries), search).near).toBe(near)
  })
})

describe('tools that an agency works with', () => {
  const entries = withAnchors([
    faq('Which tools can you connect?', 'integration', 'Anything with an API.'),
    faq('How long does it take?', 'implementation', 'Usually two weeks.'),
  ])
  it.each(['zapier', 'Make', 'n8n', 'HubSpot', 'Power Automate', 'zapyer', 'connect Zapier?'])(
    '%s',
    (tool) => {
      const { entries: found, near } = searchFaqs(faqIndex(entries), tool)
      expect([found.map(({ anchor }) => anchor), near]).toEqual([['which-tools-can-you-connect'], false])
    },
  )
})
