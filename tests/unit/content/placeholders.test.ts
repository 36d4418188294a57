import { describe, expect, it } from 'vitest'
import { defaultClaims, figuresOf } from '../../../src/content/figures'
import { benefitCards } from '../../../src/content/home'
import { unknownPlaceholdersIn } from '../../../src/content/placeholder-check'
import { fillPlaceholders, hasPlaceholders } from '../../../src/content/placeholders'
import { defaultRetention } from '../../../src/content/retention'
import { copiesOf } from '../../../src/features/page-copy/rules'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'

const figures = figuresOf({
  site: {
    brandName: 'A & <B> $&',
    contactEmail: 'a@b.example',
    businessHours: '',
    claims: defaultClaims,
    retention: defaultRetention,
  },
  currency: 'USD',
  callMinutes: 45,
  plans: [],
  addOns: [],
})
const fill = <Content>(content: Content) => fillPlaceholders(content, figures)

describe('placeholders', () => {
  it('are filled in every text, at any depth, and nothing else changes', () => {
    const content = {
      answer: 'A {callMinutes}-minute call',
      steps: [{ detail: '{callMinutes}' }],
      order: 3,
      none: null,
    }
    expect(fill(content)).toEqual({
      answer: 'A 45-minute call',
      steps: [{ detail: '45' }],
      order: 3,
      none: null,
    })
    expect(fill('{unknown} {} { callMinutes } {callminutes}')).toBe(
      '{unknown} {} { callMinutes } {callminutes}',
    )
    expect(fill('{constructor}{toString}')).toBe('{constructor}{toString}')
    expect([hasPlaceholders(content), hasPlaceholders({ answer: 'none', list: [null, 1] })]).toEqual([
      true,
      false,
    ])
  })

  it('bring a value as it is into text, and escaped into HTML', () => {
    expect(fill({ title: '{brandName}' }).title).toBe('A & <B> $&')
    expect(fill({ html: '<p>{brandName}</p>' }).html).toBe('<p>A &amp; &lt;B&gt; $&amp;</p>')
  })

  it('are left alone in code', () => {
    const html =
      '<p>{callMinutes}</p><pre><code>const {callMinutes} = x</code></pre><p><code>{callMinutes}</code></p>'
    expect(fill({ html }).html).toBe(
      '<p>45</p><pre><code>const {callMinutes} = x</code></pre><p><code>{callMinutes}</code></p>',
    )
  })

  it('that have no value are found everywhere', () => {
    expect(
      unknownPlaceholdersIn({ steps: [{ detail: 'In {callMinuts} or {callMinutes}, {callMinuts}' }] }),
    ).toEqual(['{callMinuts}'])
    const article = htmlToLexical(
      '<p>One {price}</p><pre><code>{ a: {b} }</code></pre><p><code>{id}</code></p>',
    )
    expect(unknownPlaceholdersIn(article)).toEqual(['{price}'])
  })

  it('of hidden results take their sentences along, in texts and in HTML', () => {
    const claims = { hoursSaved: '', averageRoi: '', hoursPerMonth: '', newsletterSubscribers: '' }
    const hidden = { ...figures, ...claims, dollarsBack: '' }
    const hide = <Content>(content: Content) => fillPlaceholders(content, hidden)
    expect(
      hide('We build. Clients save {hoursPerMonth} hours, on 3.5 days. Start with {callMinutes} minutes.'),
    ).toBe('We build. Start with 45 minutes.')
    expect(hide('{hoursSaved} hours saved')).toBe('')
    const html =
      '<h2>Saved</h2><p>We <b>save {hoursPerMonth}</b> hours. Ask us.</p><ul><li>{averageRoi}</li><li>Kept</li></ul><p>One <i>mark. Over {dollarsBack} two</i> sentences.</p>'
    expect(hide({ html }).html).toBe('<h2>Saved</h2><p>Ask us.</p><ul><li>Kept</li></ul>')
    const all = hide({ pages: copiesOf([]) })
    expect(JSON.stringify(all)).not.toMatch(/500\+|300%|10-30|2,500\+|undefined/)
    expect(all.pages.blog.sections.newsletter.description).toBe(
      'Confirm by email, and unsubscribe with one click.',
    )
    expect(benefitCards(all.pages.home.sections).map(({ title }) => title)).toEqual([
      'Until the first workflow is live',
      'First, and code where it pays off',
    ])
    expect(all.pages.home.lead).not.toBe('')
    expect(all.pages['book-call'].lead).not.toBe('')
  })
})
