import { describe, expect, it } from 'vitest'
import { mailNodes } from '../../../src/features/newsletter/issue/mail-html'
import { mailText } from '../../../src/features/newsletter/issue/mail-text'
import { type LexicalNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { pageHtml } from '../../../src/features/rich-text/page-html'
import { pastedContent } from '../../../src/features/rich-text/paste/pasted-content'
import { footnotes, placeOf } from '../../support/pasted/footnotes'

const posted = (html: string) => lexicalToHtml(htmlToLexical(html))
const pasted = (html: string) => lexicalToHtml(lexicalDocument(pastedContent({ html }).nodes))
const note = (text: unknown): LexicalNode => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: 'a', blockType: 'footnote', text },
})
const paragraph = (...children: LexicalNode[]): LexicalNode => ({ type: 'paragraph', version: 1, children })

const ONE = `<p>Text${placeOf(1)}.</p>${footnotes('The source.')}`

describe('footnotes of other programs', () => {
  it.each([
    [
      'Google Docs',
      '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The source.</span></p></div>',
    ],
    [
      'Word with ways back',
      "<p class=MsoNormal>Text<a href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a>.</p><div style='mso-element:footnote-list'><br clear=all><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href='#_ftnref1' name='_ftn1'>[1]</a> The source.</p></div></div>",
    ],
    [
      'LibreOffice',
      '<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> The source.</p></div>',
    ],
    [
      'GitHub',
      '<p>Text<sup><a href="#user-content-fn-1-abc" id="user-content-fnref-1-abc">1</a></sup>.</p><section><ol><li id="user-content-fn-1-abc"><p>The source. <a href="#user-content-fnref-1-abc">↩</a></p></li></ol></section>',
    ],
    [
      'Pandoc',
      '<p>Text<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a>.</p><section class="footnotes"><hr><ol><li id="fn1"><p>The source.<a href="#fnref1">↩︎</a></p></li></ol></section>',
    ],
  ])('%s: kept, at their places', (_, html) => {
    expect(pasted(html)).toBe(ONE)
  })

  it('are kept with the address of the page in front, as browsers copy them', () => {
    const page = 'https://a.example/essay?x=1#'
    const html = `<p>Text<sup><a href="${page}user-content-fn-1-abc" id="user-content-fnref-1-abc">1</a></sup>.</p><section><ol><li id="user-content-fn-1-abc"><p>The source. <a href="${page}user-content-fnref-1-abc">↩</a></p></li></ol></section>`
    expect(pasted(html)).toBe(ONE)
    expect(pasted(`<p>See <a href="${page}fn1">the note</a> elsewhere.</p>`)).toBe(
      `<p>See <a href="${page}fn1">the note</a> elsewhere.</p>`,
    )
  })

  it('are numbered by their places, not by their names', () => {
    const html =
      '<p>B<a href="#fn2">2</a> and A<a href="#fn1">1</a></p><ol><li id="fn1">First <a href="#fnref1">↩</a></li><li id="fn2">Second <a href="#fnref2">↩</a></li></ol>'
    expect(pasted(html)).toBe(`<p>B${placeOf(1)} and A${placeOf(2)}</p>${footnotes('Second', 'First')}`)
  })

  it('stay words where one side is missing, and take nothing else along', () => {
    expect(pasted('<p>Text<a href="#_ftn1">[1]</a>.</p>')).toBe('<p>Text[1].</p>')
    expect(pasted('<p>Text.</p><p><a href="#_ftnref1">[1]</a> The source.</p>')).toBe(
      '<p>Text.</p><p>[1] The source.</p>',
    )
    const around =
      '<div><p>Text<sup><a href="#ftnt1">[1]</a></sup>.</p></div><div><h2>More</h2><p>Words.</p><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> The source.</p></div>'
    expect(pasted(around)).toBe(
      `<p>Text${placeOf(1)}.</p><h2>More</h2><p>Words.</p>${footnotes('The source.')}`,
    )
  })
})

describe('marks and links in footnotes', () => {
  it.each([
    ['2*3*4 and 5 * 6 * 7', '2*3*4 and 5 * 6 * 7'],
    ['[1] C:\\files\\x **', '[1] C:\\files\\x **'],
    ['[a](javascript:alert(1)) [b](//c.example)', '[a](javascript:alert(1)) [b](//c.example)'],
    ['[a](https://a.example/"onclick="x)', '<a href="https://a.example/&quot;onclick=&quot;x">a</a>'],
    [
      '**[a *b*](https://a.example)**',
      '<strong><a href="https://a.example">a </a></strong><strong><em><a href="https://a.example">b</a></em></strong>',
    ],
    [
      '***both*** https://a.example/*x*.',
      '<strong><em>both</em></strong> <a href="https://a.example/*x*">https://a.example/*x*</a>.',
    ],
    ['\\*a\\* <b>', '*a* &lt;b&gt;'],
  ])('written as %s are drawn', (text, html) => {
    expect(lexicalToHtml(lexicalDocument([paragraph(note(text))]))).toContain(
      `<li id="footnote_1">${html} <a `,
    )
  })

  it('in any order come back as they were, or keep their words and links', () => {
    const texts = ['a', 'b*', '[c', '](d)', ' e ', '2', '**', '\\*', 'https://f.example', '(g)']
    let seed = 1
    const pick = (most: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % most
    }
    for (let round = 0; round < 500; round++) {
      const html = Array.from({ length: 1 + pick(5) }, () => {
        const text = texts[pick(texts.length)]
        const open =
          [[''], ['<strong>'], ['<em>'], ['<strong>', '<em>'], ['<a href="https://h.example">']][pick(5)] ??
          []
        const close = open.map((tag) => tag.replace(/^<(\w*).*/, '</$1>')).toReversed()
        return `${open.join('')}${text}${close.join('')}`
      }).join('')
      const once = posted(`<p>a<a href="#fn1">1</a></p><ol><li><a href="#fnref1">^</a> x${html}x</li></ol>`)
      expect(posted(once)).toBe(once)
      const bare = (value: string) => value.replace(/<[^>]*>/g, '').replace(/\s+/g, '')
      expect(bare(once)).toContain(bare(`x${html}x`))
      expect(once.includes('https://h.example')).toBe(html.includes('https://h.example'))
    }
  })

  it('that are too long stay among the text, with all of their words', () => {
    const long = (words: string) =>
      `<p>a<a href="#fn1">1</a></p><ol><li><a href="#fnref1">^</a> ${words}</li></ol>`
    expect(posted(long('word '.repeat(500)))).toContain('word '.repeat(499))
    const links = '<a href="https://a.example/a-long-address">w</a> '.repeat(100)
    expect(posted(long(links))).toContain('w '.repeat(99))
  })

  it('are bounded in time', () => {
    for (const text of [
      '*'.repeat(2000),
      '**a'.repeat(600),
      '['.repeat(2000),
      '[a]('.repeat(500),
      '\\'.repeat(2000),
      '*a '.repeat(200_000),
    ])
      expect(lexicalToHtml(lexicalDocument([paragraph(note(text))]))).toContain('footnote_1')
  })
})

describe('footnotes in posted HTML', () => {
  it('take their text for text alone', () => {
    const evil =
      '<p>a<x-footnote text="<script>alert(1)</script>"></x-footnote><sup role="alert" id="x">b</sup></p>'
    expect(posted(evil)).toBe('<p>ab</p>')
    const list =
      '<p>a<a href="#fn1">1</a></p><ol><li><a href="#fnref1">^</a> &lt;img src=x onerror=alert(1)&gt;</li></ol>'
    expect(posted(list)).toBe(`<p>a${placeOf(1)}</p>${footnotes('&lt;img src=x onerror=alert(1)&gt;')}`)
    expect(posted('<p><a href="/x" id="y" role="button" aria-label="z">b</a></p>')).toBe(
      '<p><a href="/x">b</a></p>',
    )
  })
})

describe('a footnote', () => {
  it('without words is not shown and takes no number', () => {
    const content = lexicalDocument([paragraph(note(''), note('Two'), note(null))])
    expect(lexicalToHtml(content)).toBe(`<p>${placeOf(1)}</p>${footnotes('Two')}`)
  })

  it('in a heading is no part of its name in the table of contents', () => {
    const heading = {
      type: 'heading',
      tag: 'h2',
      version: 1,
      children: [{ type: 'text', version: 1, text: 'Costs', format: 0 }, note('In 2026.')],
    }
    const { headings } = pageHtml(lexicalToHtml(lexicalDocument([heading])))
    expect(headings).toEqual([{ id: 'costs', text: 'Costs', level: 2 }])
  })

  it('reaches readers of mails in words', () => {
    const text = mailText(mailNodes(ONE, 'https://q.example/blog/a'))
    expect(text).toContain('Text[1]')
    expect(text).toContain('The source.')
  })
})
