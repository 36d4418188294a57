import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { withFullAddresses } from '../../../src/features/rich-text/full-addresses'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { lexicalToHtml } from '../../../src/features/rich-text/lexical-to-html'
import { markdownOf } from '../../../src/features/rich-text/markdown'
import { pageHtml } from '../../../src/features/rich-text/page-html'
import { isSafeHref } from '../../../src/features/rich-text/safe-href'
import { firstContent } from '../../support/first-content'

const articles = firstContent('articles')

const through = (html: string) => lexicalToHtml(htmlToLexical(html))
const plain = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ ?<br \/> ?/g, '<br>')
    .trim()

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit onclick=alert(1)></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" class="x" id="y">Text</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<title><script>alert(1)</script></title>',
  '<textarea><script>alert(1)</script></textarea>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=x>',
  '<video><source onerror="alert(1)"></video><audio src onloadstart=alert(1)>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<<script>script>alert(1)<</script>/script>',
  '<code><img src=x onerror=alert(1)></code><pre><svg/onload=alert(1)></pre>',
  '<table><tr><td onmouseover=alert(1)>a</td></tr><caption><script>1</script></caption></table>',
  '<h1>Big</h1><h2 onclick=alert(1)>Small</h2>',
]

const ALLOWED = new Set(
  'h2 h3 h4 h5 h6 p br strong em u ul ol li blockquote code pre table thead tbody tr th td a'.split(' '),
)

/** Every tag of sanitised HTML with its attributes; text cannot hold an unescaped "<". */
function tagsIn(html: string) {
  return [...html.matchAll(/<\/?([a-zA-Z][\w-]*)([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => ({
      attribute,
      value,
    })),
  }))
}

describe('HTML from outside', () => {
  it.each(attacks)('leaves only the allow-list of %j', (attack) => {
    const html = through(`<p>Before</p>${attack}<p>After</p>`)
    for (const { name, attributes } of tagsIn(html)) {
      expect(ALLOWED).toContain(name)
      for (const { attribute, value } of attributes) {
        expect([name, ['href', 'target', 'rel'].includes(attribute)]).toEqual(['a', true])
        if (attribute === 'href') expect(isSafeHref(value)).toBe(true)
      }
    }
    expect(html).toContain('Before')
    expect(html).not.toMatch(/<[^>]*(?:javascript|vbscript|data):/i)
  })

  it('is the same after a second pass', () => {
    for (const attack of attacks) expect(through(through(attack))).toBe(through(attack))
  })

  it('keeps every block and mark of the seeded articles and legal pages', () => {
    for (const { html } of [...articles, ...firstContent('legal')])
      expect(plain(through(html))).toBe(plain(html))
  })

  it('keeps nested lists, tables with a head, code with its lines, marks inside marks', () => {
    const html =
      '<ul><li>One<ol><li>First</li><li>Second</li></ol></li><li>Two</li></ul>' +
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<pre><code>if (a &lt; b) {\n  return `$x`\n}</code></pre>' +
      '<p><strong>Bold <em>and</em></strong> <u>under</u> <code>x = 1</code><br />next</p>' +
      '<blockquote><p>Said</p></blockquote>'
    expect(through(html)).toBe(
      html.replace(
        '<strong>Bold <em>and</em></strong>',
        '<strong>Bold </strong><strong><em>and</em></strong>',
      ),
    )
  })

  it('turns h1 into h2: the title is the page’s only h1', () => {
    expect(through('<h1>Title</h1>')).toBe('<h2>Title</h2>')
  })

  it('adds noopener to links that open a new tab', () => {
    expect(through('<p><a href="https://a.example" target="_blank" rel="opener nofollow">x</a></p>')).toBe(
      '<p><a href="https://a.example" target="_blank" rel="nofollow noopener">x</a></p>',
    )
    expect(through('<p><a href="/faq" target="_top">x</a></p>')).toBe('<p><a href="/faq">x</a></p>')
  })

  it('makes paragraphs of loose text', () => {
    expect(through('Hello <b>you</b><p>Block</p>tail')).toBe(
      '<p>Hello <strong>you</strong></p><p>Block</p><p>tail</p>',
    )
  })
})

describe('stored documents', () => {
  it('never bring out what no editor could have written', () => {
    const document = {
      root: {
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: { url: 'javascript:alert(1)' },
                children: [{ type: 'text', text: 'x', format: 0 }],
              },
            ],
          },
          { type: 'heading', tag: 'script', children: [{ type: 'text', text: 'alert(1)', format: 0 }] },
          { type: 'heading', tag: 'h2 onclick=alert(1)', children: [{ type: 'text', text: 'y', format: 0 }] },
          { type: 'block', fields: { blockType: 'code', code: '</code></pre><script>alert(1)</script>' } },
          { type: 'block', fields: { blockType: 'html', html: '<script>alert(1)</script>' } },
          {
            type: 'upload',
            value: { filename: 'x.svg" onerror="alert(1)', width: 1, height: 1, alt: '"><script>' },
          },
          { type: 'unknown', text: '<script>' },
        ],
      },
    }
    const html = lexicalToHtml(document)
    expect(html).not.toMatch(/<script|onclick=|javascript:|<[^>]*onerror=/i)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>')
  })

  it('show pictures of the media library, once they are known', () => {
    const upload = {
      root: { children: [{ type: 'upload', value: 'm1', fields: { caption: 'A <b> caption' } }] },
    }
    expect(lexicalToHtml(upload)).toBe('')
    const picture = {
      src: '/api/media/file/a%20b.webp',
      srcSet: undefined,
      width: 10,
      height: 5,
      alt: 'Alt "text"',
    }
    const html = lexicalToHtml(upload, new Map([['media:m1', { title: '', text: '', picture }]]))
    expect(html).toContain(
      '<figure><img src="/api/media/file/a%20b.webp" width="10" height="5" alt="Alt &quot;text&quot;"',
    )
    expect(html).toContain('<figcaption>A &lt;b&gt; caption</figcaption>')
  })
})

describe('links', () => {
  it.each([
    'https://a.example',
    'http://a.example/x?y#z',
    'mailto:a@b.example',
    'tel:+4930123',
    '/faq',
    '#top',
    '?page=2',
  ])('allows %s', (href) => {
    expect(isSafeHref(href)).toBe(true)
  })
  it.each([
    '',
    'javascript:1',
    'data:text/html,x',
    '//a.example',
    '/\\a.example',
    'http:a',
    'ftp://a',
    'java\nscript:1',
    ' /x',
    'faq',
    'https://',
  ])('refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false)
  })
})

describe('a page made of the HTML', () => {
  it('has headings with ids of their own', () => {
    const { html, headings } = pageHtml(
      '<h2>What &amp; why</h2><p>x</p><h3>What <em>&amp; why</em></h3><h2>日本</h2>',
    )
    expect(headings).toEqual([
      { id: 'what-why', text: 'What & why', level: 2 },
      { id: 'what-why-2', text: 'What & why', level: 3 },
      { id: 'section', text: '日本', level: 2 },
    ])
    expect(html).toContain('<h3 id="what-why-2">What <em>')
  })

  it('has tables and code that the keyboard reaches', () => {
    expect(pageHtml('<table><tbody></tbody></table><pre><code>x</code></pre>').html).toBe(
      '<table tabindex="0"><tbody></tbody></table><pre tabindex="0"><code>x</code></pre>',
    )
  })

  it('names the columns of a wide table with long text at its cells', () => {
    const table = (text: string) =>
      `<table><thead><tr><th>When</th><th>Data</th><th>"Why"</th><th>Kept</th></tr></thead><tbody><tr><th>Visit</th><td>IP</td><td>Safety</td><td>${text}</td></tr></tbody></table>`
    const { html } = pageHtml(table('x'.repeat(60)))
    expect(html).toContain(
      '<tr><th>Visit</th><td data-column="Data">IP</td><td data-column="&quot;Why&quot;">Safety</td><td data-column="Kept">xxx',
    )
    expect(html).toContain('<table tabindex="0"><thead><tr><th>When</th>')
    expect(pageHtml(table('short')).html).not.toContain('data-column')
  })

  it('has plain pictures where it leaves the site', () => {
    const html =
      '<p>&lt;picture></p><picture><source type="image/avif" srcset="/a.avif 1w"><img src="/a.webp"></picture>'
    expect(withFullAddresses(html, 'https://q.example')).toBe(
      '<p>&lt;picture></p><img src="https://q.example/a.webp">',
    )
  })

  it('has full addresses where it leaves the site', () => {
    expect(
      withFullAddresses(
        '<a href="/faq">x</a><img src="/a.png" srcset="/a.png 1w, /b.png 2w"><a href="#x">',
        'https://q.example',
      ),
    ).toBe(
      '<a href="https://q.example/faq">x</a><img src="https://q.example/a.png" srcset="https://q.example/a.png 1w, https://q.example/b.png 2w"><a href="#x">',
    )
  })
})

describe('an article as Markdown', () => {
  const words = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/\s+/g, '')

  it.each(articles.map(({ slug, html }) => [slug, html]))('%s has all words', async (_slug, html) => {
    const clean = through(html)
    expect(words(await marked(markdownOf(clean)))).toBe(words(clean))
  })

  it.each([
    ['<h2 id="a">A <em>b</em></h2><p>c<br />d</p>', '## A *b*\n\nc\\\nd'],
    ['<p><strong>bold </strong>and <a href="/x">a link</a></p>', '**bold** and [a link](/x)'],
    [
      '<p># no heading</p><p>1. no list</p><p>a*b_c [d]</p>',
      '\\# no heading\n\n1\\. no list\n\na\\*b\\_c \\[d\\]',
    ],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<blockquote>a<br />b</blockquote>', '> a\\\n> b'],
    ['<p><code>a`b</code></p><pre><code>x &lt; y\n```</code></pre>', '`` a`b ``\n\n````\nx < y\n```\n````'],
    [
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b|c</td></tr></tbody></table>',
      '| A |\n| --- |\n| b\\|c |',
    ],
    [
      '<figure><img src="/a.webp" alt="A hill" /><figcaption>Hill</figcaption></figure>',
      '![A hill](/a.webp)\n\nHill',
    ],
    ['<p><s>gone</s> a~b</p><hr /><p>c</p>', '~~gone~~ a\\~b\n\n---\n\nc'],
    ['<p>&lt;script&gt; and &amp;lt;</p>', '\\<script> and \\&lt;'],
    [
      '<p>a<sup><a href="#footnote_1" role="doc-noteref">[1]</a></sup></p><section role="doc-endnotes"><ol><li>note <a href="#r" role="doc-backlink">↑</a></li></ol></section>',
      'a[^1]\n\n[^1]: note',
    ],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })
})
