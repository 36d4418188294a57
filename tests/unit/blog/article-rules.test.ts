import { describe, expect, it } from 'vitest'
import { readTimeOf } from '../../../src/features/blog/article/length'
import { cleanLine, cleanTags, isSafeText } from '../../../src/features/blog/article/rules'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { articleText } from '../../../src/features/rich-text/plain-text'
import { articles } from '../../../src/seed/content/articles'

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
    for (const { title, html } of articles) {
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

describe('read time', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i', (words, minutes) => {
    expect(readTimeOf('word '.repeat(words))).toBe(minutes)
  })
})

describe('titles and tags', () => {
  it('lose markup and invisible characters, keep their punctuation', () => {
    expect(cleanLine(' <b>You\u2019re</b>\u200b  5 &lt; 6 <script>x</script> & "so" ')).toBe(
      'You’re 5 < 6 & "so"',
    )
  })

  it('come as a list or with commas; none is empty, unsafe or twice', () => {
    expect(cleanTags(' a, ,B ,b,<i>c</i>')).toEqual(['a', 'B', 'c'])
    expect(cleanTags(['x', '', '  ', 5, 'X'])).toEqual(['x'])
    // Too long is for the check to refuse: an editor's word does not vanish unsaid.
    expect(cleanTags(['y'.repeat(41)])).toEqual(['y'.repeat(41)])
    expect(cleanTags(null)).toEqual([])
  })
})
