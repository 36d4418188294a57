import { describe, expect, it } from 'vitest'
import { newsletterIssue } from '../../../src/emails/newsletter/newsletter-issue'
import { mailHtml, mailNodes } from '../../../src/features/newsletter/issue/mail-html'
import { mailText } from '../../../src/features/newsletter/issue/mail-text'
import { nodeSamples } from '../../support/node-samples'

const url = 'https://quickwin.example/blog/one'
const html = (source: string) => mailHtml(mailNodes(source, url))
const text = (source: string) => mailText(mailNodes(source, url))

describe('an article as HTML for mail programs', () => {
  it('has a style on each block and no attribute that was not ours', () => {
    expect(html('<p>A <strong>b</strong></p>')).toMatch(
      /^<p class="ink" style="[^"]+">A <strong>b<\/strong><\/p>$/,
    )
    expect(html('<p><s>b</s></p><hr />')).toMatch(/^<p [^>]+><s>b<\/s><\/p><hr class="rule" style="[^"]+">$/)
    expect(text('<p><s>b</s></p><hr /><p>c</p>')).toBe('b\n\n* * *\n\nc')
    expect(html('<h2 id="x" onclick="y">T</h2>')).not.toMatch(/onclick|id=/)
  })

  it('has full addresses, of this site, of places on the page and of others', () => {
    const links =
      '<p><a href="/pricing">a</a><a href="#part">b</a><a href="https://x.example/?a=1&amp;b=2">c</a></p>'
    expect([...html(links).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://quickwin.example/pricing',
      `${url}#part`,
      'https://x.example/?a=1&amp;b=2',
    ])
  })

  it('says pictures in words and loads nothing from anywhere', () => {
    const figure =
      '<figure><img src="/api/media/file/a.png" alt="A &lt;field&gt;" width="1" height="1"><figcaption>Ours</figcaption></figure>'
    expect(html(figure)).toContain('[Picture: A &lt;field&gt;]')
    expect(html(figure)).toContain('>Ours</p>')
    expect(html(`${figure}<svg></svg><iframe src="https://x.example"></iframe>`)).not.toMatch(
      /<(img|svg|iframe|figure)|src=/,
    )
  })

  it.each(['callout', 'callToAction', 'faqList', 'pullQuote', 'video', 'gallery', 'button'])(
    'says what a block says: %s',
    (kind) => {
      const sample = nodeSamples[`block:${kind}`]
      if (!sample || !('words' in sample)) throw new Error(`No sample of ${kind}`)
      const mailed = html(sample.html)
      expect(mailed).not.toMatch(/<(div|figure|details|summary|span|img)/)
      const words = (mailed: string) =>
        mailed
          .replace(/<[^>]+>/g, ' ')
          .replaceAll('&amp;', '&')
          .split(/\s+/)
      expect(words(mailed)).toEqual(expect.arrayContaining(words(sample.html.replace(/<img[^>]*>/g, ' '))))
    },
  )

  it('lets nothing run that a document was made to hold', () => {
    const hostile =
      '<p onmouseover="x">a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a><style>p{}</style><img src=x onerror=alert(1) alt="&quot;><script>alert(2)</script>">'
    expect(html(hostile)).not.toMatch(/<script|onmouseover|onerror=|javascript:|<style/)
  })

  it('keeps the words of elements that it does not know', () => {
    const unknown = '<aside><p>Note</p></aside><div>Loose <em>words</em></div>'
    expect(html(unknown)).toContain('>Note</p>')
    expect(text(unknown)).toBe('Note\n\nLoose words')
  })
})

describe('an article as plain text', () => {
  it('reads like a text', () => {
    const source = [
      '<h2>First part</h2><p>See <a href="/pricing">prices</a>,<br>or not.</p>',
      '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul><ol><li>a</li><li>b</li></ol>',
      '<blockquote><p>Said</p></blockquote><pre><code>if (a &lt; b)\n  c()</code></pre>',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ].join('')
    expect(text(source)).toBe(
      [
        'First part\n----------',
        'See prices (https://quickwin.example/pricing),\nor not.',
        '- one\n- two\n  - inner',
        '1. a\n2. b',
        '> Said',
        '    if (a < b)\n      c()',
        'A | B\n1 | 2',
      ].join('\n\n'),
    )
  })

  it('names an address once where it is the words of its link', () => {
    expect(text('<p><a href="https://x.example/">https://x.example/</a></p>')).toBe('https://x.example/')
  })
})

describe('the mail', () => {
  const brand = { name: 'Quick & <win>', siteUrl: 'https://quickwin.example', contactEmail: 'a@b.example' }
  const mail = newsletterIssue(brand, {
    subject: 'One\r\nBcc: eve@example.com',
    intro: 'Dear <reader>,\n\nhere it is.',
    article: { title: 'A <b>title</b>', html: '<p>Words</p>', text: 'Words', url },
    address: ['Engines Ltd', 'Street 1'],
    unsubscribeUrl: 'https://quickwin.example/newsletter/unsubscribe?token=abc',
  })

  it('says why one gets it, who writes, and how to leave, in both forms', () => {
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('You get this email because you subscribed to')
      expect(form).toContain('Engines Ltd')
      expect(form).toContain('https://quickwin.example/newsletter/unsubscribe?token=abc')
      expect(form).toContain(url)
    }
  })

  it('draws what people typed as text, on one line where it is a subject', () => {
    expect(mail.subject).toBe('One Bcc: eve@example.com')
    expect(mail.html).toContain('A &lt;b&gt;title&lt;/b&gt;')
    expect(mail.html).toContain('Dear &lt;reader&gt;,')
    expect(mail.html).toContain('<p>Words</p>')
    expect(mail.html).not.toMatch(/<img|<script|http-equiv/)
  })
})
