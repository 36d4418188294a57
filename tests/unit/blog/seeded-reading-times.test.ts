import { expect, it } from 'vitest'
import { readTimeOf } from '../../../src/features/blog/article/length'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { articleText } from '../../../src/features/rich-text/plain-text'
import { articles } from '../../../src/seed/content/articles'

it('the first articles take different times to read', () => {
  const minutes = articles.map(({ html }) => readTimeOf(articleText(htmlToLexical(html))))
  expect(new Set(minutes).size).toBeGreaterThan(2)
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(4)
})
