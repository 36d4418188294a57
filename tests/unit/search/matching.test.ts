import { describe, expect, it } from 'vitest'
import { findEntries, searchIndex } from '../../../src/features/search/matching'
import { nearestWords, typingErrors } from '../../../src/features/search/typing-errors'

const index = searchIndex([
  { title: 'What does a project cost?', text: 'A fixed price for the agreed scope.' },
  { title: 'Invoice processing', text: 'Read, check and book each invoice. The price of paper.' },
  { title: 'How is our data protected?', text: 'Caf\u00e9 Zo\u00eb signs a data processing agreement.' },
  { title: 'When do we pay?', text: 'Half at the start.' },
])
const titlesFor = (query: string) => findEntries(index, query).entries.map(({ title }) => title)

describe('a search', () => {
  it.each([
    ['invoice', ['Invoice processing', 'When do we pay?']],
    ['DATA protec', ['How is our data protected?']],
    ['cafe zoe', ['How is our data protected?']],
    ['gdpr', ['How is our data protected?']],
    ['fees', ['What does a project cost?', 'Invoice processing']],
    ['invocie procesing', ['Invoice processing']],
    ['agreemnt', ['How is our data protected?']],
    ['invoice zebra', ['Invoice processing', 'When do we pay?']],
    ['zebra potato', []],
    ['<b>', []],
    ['<b>paper</b>', ['Invoice processing']],
    ['how much does it cost', ['What does a project cost?', 'Invoice processing']],
    ['zzz', []],
    ['.*', []],
    ['%', []],
    [
      '',
      ['What does a project cost?', 'Invoice processing', 'How is our data protected?', 'When do we pay?'],
    ],
  ])('%j', (query, titles) => {
    expect(titlesFor(query)).toEqual(titles)
  })

  it('puts what was typed before other words for it, and titles before texts', () => {
    expect(titlesFor('price')).toEqual(['What does a project cost?', 'Invoice processing'])
    expect(titlesFor('processing')).toEqual(['Invoice processing', 'How is our data protected?'])
  })

  it('has the same first for a mistyped word as for the right one', () => {
    const pages = searchIndex([
      { title: 'When do we pay?', text: 'On the date of the invoice.' },
      { title: 'Invoices', text: 'Each invoice is read.' },
    ])
    const first = (query: string) => findEntries(pages, query).entries[0]?.title
    expect([first('invoice'), first('invioce')]).toEqual(['Invoices', 'Invoices'])
  })

  it('says what it has looked for in place of a mistyped word, and only then', () => {
    expect(findEntries(index, 'agreemnt').corrected).toEqual(['agreement'])
    expect(findEntries(index, 'agree').corrected).toEqual([])
    expect(findEntries(index, 'gdpr').corrected).toEqual([])
  })
})

describe('letters of other alphabets', () => {
  const pages = searchIndex([
    { title: 'Straße', text: 'Zażółć gęślą jaźń.' },
    { title: 'ışık', text: 'Færøerne' },
    { title: 'Москва', text: '日本' },
  ])
  it.each([
    ['strasse', ['Straße']],
    ['STRASSE', ['Straße']],
    ['straße', ['Straße']],
    ['zazolc', ['Straße']],
    ['isik', ['ışık']],
    ['IŞIK', ['ışık']],
    ['faero', ['ışık']],
    ['moskva', ['Москва']],
    ['москва', ['Москва']],
    ['日本', ['Москва']],
  ])('%j', (query, titles) => {
    expect(findEntries(pages, query)).toMatchObject({
      entries: titles.map((title) => expect.objectContaining({ title })),
      corrected: [],
    })
  })
})

describe('a letter or digit of its own', () => {
  const pages = searchIndex([
    { title: 'Better code', text: 'A web page.' },
    { title: 'Support', text: 'Within 4 hours, by email.' },
    { title: 'Training', text: '40 people in plan B, in the web.' },
  ])
  it.each([
    ['b', ['Better code', 'Training']],
    ['4', ['Support']],
    ['we', ['Better code', 'Training']],
    ['ai', []],
    ['e-mail', ['Support']],
    ['plan b', ['Training']],
  ])('%j', (query, titles) => {
    expect(findEntries(pages, query).entries.map(({ title }) => title)).toEqual(titles)
  })
})

describe('typing errors', () => {
  it.each([
    ['invoice', 'invoice', 0],
    ['invocie', 'invoice', 1],
    ['invoce', 'invoice', 1],
    ['invvoice', 'invoice', 1],
    ['invoise', 'invoice', 1],
    ['hsotign', 'hosting', 2],
    ['cat', 'horse', 3],
  ])('%s, %s', (one, other, errors) => {
    expect(typingErrors(one, other, 2)).toBe(errors)
    expect(typingErrors(other, one, 2)).toBe(errors)
  })

  it('takes the nearest words, and none for a short word', () => {
    const words = ['hosting', 'posting', 'scope', 'calendar']
    expect(nearestWords('hostin', words)).toEqual(['hosting'])
    expect(nearestWords('osting', words)).toEqual(['hosting', 'posting'])
    expect(nearestWords('calender', words)).toEqual(['calendar'])
    expect(nearestWords('sco', words)).toEqual([])
  })
})
