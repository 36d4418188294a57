import { describe, expect, it } from 'vitest'
import { isSafeText } from '../../../src/features/blog/article/rules'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { articleText } from '../../../src/features/rich-text/plain-text'
import { firstContent } from '../../support/first-content'

describe('the text-safety check', () => {
  it('passes letters of any script, punctuation, code and every seeded article', () => {
    for (const text of [
      'Grüße, “quotes” — 50 % & more!',
      'const x = { $a: `$b` } // <ok>',
      '日本語 мир 👍🏽',
      'a\tb\nc',
    ]) {
      expect(isSafeText(text)).toBe(true)
    }
    for (const { title, html } of firstContent<{ title: string }>('articles')) {
      expect(isSafeText(title)).toBe(true)
      expect(isSafeText(articleText(htmlToLexical(html)))).toBe(true)
    }
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u202eb', 'a\u200bb', 'a\ufeffb', '\ud800', '\ue000'])(
    'refuses %j',
    (text) => {
      expect(isSafeText(text)).toBe(false)
    },
  )
})
