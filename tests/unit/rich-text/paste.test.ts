import { describe, expect, it } from 'vitest'
import { isSafeText } from '../../../src/features/blog/article/rules'
import { isArticleContent } from '../../../src/features/rich-text/content-shape'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { pastedContent } from '../../../src/features/rich-text/paste/pasted-content'
import { articleText } from '../../../src/features/rich-text/plain-text'
import { scriptVectors } from '../../support/hostile/scripts'
import { footnotes, placeOf } from '../../support/pasted/footnotes'
import { officeDocuments } from '../../support/pasted/office'
import { textDocuments } from '../../support/pasted/texts'
import { webDocuments } from '../../support/pasted/web'

const documents = [...officeDocuments, ...webDocuments, ...textDocuments]

describe('a pasted document', () => {
  it('comes from thirty places', () => {
    expect(documents.length).toBeGreaterThanOrEqual(30)
  })

  it.each(documents)('$name', ({ html, text, becomes, expectedNotes = [] }) => {
    const { nodes, notes } = pastedContent({ html, text })
    const document = lexicalDocument(nodes)
    expect(lexicalToHtml(document)).toBe(becomes)
    expect(notes).toEqual(expectedNotes)
    expect(isArticleContent(document)).toBe(true)
    expect(isSafeText(articleText(document))).toBe(true)
  })
})

/** Words are kept, also when a program wraps them in its own markup. */
const frames = [
  '<p>%</p>',
  '<div><b>%</b></div>',
  '<ul><li>%<ul><li>%</li></ul></li></ul>',
  '<table><tr><td>%</td><td><h2>%</h2></td></tr></table>',
  '<blockquote><pre>%</pre></blockquote>',
  '<font><h1>%</h1>%</font>',
  '<dl><dt>%<dd>%</dl>',
  '<o:p>%</o:p>',
  '<custom-part><section>%</section></custom-part>',
]

it('loses no word of any nesting of elements', () => {
  let count = 0
  const fill = (frame: string) => frame.replaceAll('%', () => `word${++count}`)
  for (const outer of frames)
    for (const middle of frames)
      for (const inner of frames) {
        const before = count
        const html = fill(outer.replaceAll('%', middle.replaceAll('%', `${inner} %`)))
        const document = lexicalDocument(pastedContent({ html }).nodes)
        const found = new Set(articleText(document).match(/word\d+/g))
        const missing = Array.from({ length: count - before }, (_, at) => `word${before + at + 1}`).filter(
          (word) => !found.has(word),
        )
        expect([html, missing]).toEqual([html, []])
      }
})

it('takes thousands of levels, and keeps what is in the deepest', () => {
  const html = `${'<div><b>'.repeat(5000)}deep${'</b></div>'.repeat(5000)}`
  expect(lexicalToHtml(lexicalDocument(pastedContent({ html }).nodes))).toBe('<p><strong>deep</strong></p>')
})

it('brings nothing hostile along', () => {
  for (const vector of scriptVectors) {
    for (const clipboard of [{ html: `<p>Before</p>${vector}` }, { text: `# Before\n\n${vector}` }]) {
      const { nodes } = pastedContent(clipboard)
      const stored = JSON.stringify(nodes)
      expect(stored).toContain('Before')
      const addresses = [...stored.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url)
      expect(addresses.filter((url) => !/^(https?:|mailto:|tel:|\/(?!\/))/.test(url))).toEqual([])
      expect(isArticleContent(lexicalDocument(nodes))).toBe(true)
      expect(isSafeText(articleText(lexicalDocument(nodes)))).toBe(true)
    }
  }
})

describe('a paste', () => {
  const html = (given: Parameters<typeof pastedContent>[0]) =>
    lexicalToHtml(lexicalDocument(pastedContent(given).nodes))

  it('makes footnotes of those in Markdown, and leaves a reference without one as it is typed', () => {
    const text =
      'Text[^a] and *more*[^b]. Not one[^c].\n\n[^a]: The **first**,\n    in two lines.\n[^b]: Second.'
    const { notes } = pastedContent({ text })
    expect(notes).toEqual([])
    expect(html({ text })).toBe(
      `<p>Text${placeOf(1)} and <em>more</em>${placeOf(2)}. Not one[^c].</p>${footnotes('The <strong>first</strong>, in two lines.', 'Second.')}`,
    )
    expect(html({ text: '`[^a]`\n\n```\n[^a]: code\n```' })).toContain('<code>[^a]: code</code>')
  })

  it('does not call a footnote plain that became one', () => {
    const docs =
      '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The source.</span></p></div>'
    expect(pastedContent({ html: docs }).notes).toEqual([])
  })

  it("makes a quote of Word's style for one", () => {
    expect(html({ html: '<p class=MsoQuote>Said.</p><p class="MsoIntenseQuote">Shouted.</p>' })).toBe(
      '<blockquote><p>Said.</p></blockquote><blockquote><p>Shouted.</p></blockquote>',
    )
  })

  it('keeps the pictures that the clipboard carries, with their places, and no address of another site', () => {
    const data = 'data:image/png;base64,iVBORw0KGgo='
    const { nodes, notes, pictures } = pastedContent({
      html: `<p>One.</p><p><img src="${data}" alt="A chart"></p><p>Two <img src="${data}"> words.<img src="https://other.example/a.png"></p>`,
    })
    expect(pictures).toEqual([
      { at: 1, src: data, alt: 'A chart' },
      { at: 2, src: data, alt: '' },
    ])
    expect(lexicalToHtml(lexicalDocument(nodes))).not.toMatch(/[\ue000\ue001]/)
    expect(notes[0]).toBe('Left out: 1 picture (“a.png”).')
  })
})
