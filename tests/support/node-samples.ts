import type { LexicalNode } from '../../src/features/rich-text/document'
import { type References, referenceKey } from '../../src/features/rich-text/references'
import type { Media } from '../../src/payload-types'
import { footnotes, placeOf } from './pasted/footnotes'

const words = (text: string): LexicalNode => ({ type: 'text', version: 1, text, format: 0 })

/** A picture of the media library, as it is read. */
export const green: Media = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: 'green.webp',
  width: 10,
  height: 5,
  alt: 'A green field',
  sizes: {},
  createdAt: '',
  updatedAt: '',
}

/** Documents that samples name, as visitors see them. */
export const idea = '00000000-0000-4000-8000-000000000002'
export const plan = '00000000-0000-4000-8000-000000000003'
export const faq = '00000000-0000-4000-8000-000000000004'
export const references: References = new Map([
  [
    referenceKey('media', green.id),
    {
      title: green.alt,
      text: '',
      picture: { src: '/api/media/file/green.webp', srcSet: undefined, width: 10, height: 5, alt: green.alt },
    },
  ],
  [
    referenceKey('ideas', idea),
    { title: 'Invoices & mail', text: 'Less typing.', path: '/automation-ideas/invoices' },
  ],
  [
    referenceKey('pricing-plans', plan),
    { title: 'Fast Track', text: 'In two weeks.', price: '$750', path: '/pricing' },
  ],
  [referenceKey('faqs', faq), { title: 'How long?', text: 'Two weeks.\n\nOr three.' }],
])

const block = (fields: Record<string, unknown>): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee00000000000001', blockName: '', ...fields },
})

const img =
  '<img src="/api/media/file/green.webp" width="10" height="5" alt="A green field" loading="lazy" decoding="async" />'

interface Readable {
  /** HTML with such a node, as our own drawing writes it. */
  html: string
  /** The words in it. */
  words: string
}

/** A node that posted HTML never makes. */
interface Unreadable extends Readable {
  node: LexicalNode
  /** Whether it is in a line of text. */
  inLine?: boolean
  /** Shows other documents: drawn where they exist. */
  shows?: true
  /** The words of its HTML where they are not this article's own. */
  postedWords?: string
}

/** One of each type of node; a type without a sample fails the tests. */
export const nodeSamples: Record<string, Readable | Unreadable> = {
  paragraph: { html: '<p>One &amp; two</p>', words: 'One & two' },
  heading: { html: '<h2>Two</h2><h3>Three</h3><h6>Six</h6>', words: 'Two\nThree\nSix' },
  text: {
    html: '<p>a <strong>b</strong><em>c</em><u>d</u><code>e</code><strong><em><u><code>f</code></u></em></strong></p>',
    words: 'a bcdef',
  },
  list: {
    html: '<ol><li>One<ul><li>First</li><li>Second</li></ul></li><li>Two</li></ol>',
    words: 'One\nFirst\nSecond\n\n\nTwo',
  },
  listitem: { html: '<ul><li>Item</li></ul>', words: 'Item' },
  quote: { html: '<blockquote><p>Said</p></blockquote>', words: 'Said' },
  table: {
    html: '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    words: 'A\n\nB\n\n\n1\n\n2',
  },
  tablerow: { html: '<table><tbody><tr><td>Row</td></tr></tbody></table>', words: 'Row' },
  tablecell: {
    html: '<table><tbody><tr><th>Name</th><td>Cell</td></tr></tbody></table>',
    words: 'Name\n\nCell',
  },
  'block:code': {
    html: '<pre><code>if (a &lt; b) {\n  return `$x`\n}</code></pre>',
    words: 'if (a < b) {\n  return `$x`\n}',
  },
  link: {
    html: '<p><a href="/faq" target="_blank" rel="nofollow noopener">Answers</a></p>',
    words: 'Answers',
  },
  horizontalrule: { node: { type: 'horizontalrule', version: 1 }, html: '<hr />', words: '' },
  linebreak: { html: '<p>One<br />Two</p>', words: 'One\nTwo' },
  autolink: {
    inLine: true,
    node: {
      type: 'autolink',
      version: 2,
      fields: { linkType: 'custom', url: 'https://a.example' },
      children: [words('https://a.example')],
    },
    html: '<a href="https://a.example">https://a.example</a>',
    words: 'https://a.example',
  },
  tab: { inLine: true, node: { type: 'tab', version: 1, text: '\t', format: 0 }, html: ' ', words: '' },
  'inlineBlock:footnote': {
    html: `<p>Said${placeOf(1)} &amp; done${placeOf(2)}.</p><p>After</p>${footnotes('By &lt;whom&gt;', 'See <a href="https://a.example/b?c=1&amp;d">https://a.example/b?c=1&amp;d</a>.')}`,
    words: 'Said (By <whom>) & done (See https://a.example/b?c=1&d.).\nAfter',
  },
  upload: {
    node: {
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: green.id,
      fields: { caption: 'Green & wide' },
    },
    html: '<figure><img src="/api/media/file/green.webp" width="10" height="5" alt="A green field" loading="lazy" decoding="async" /><figcaption>Green &amp; wide</figcaption></figure>',
    words: 'Green & wide',
  },
  'block:callout': {
    node: block({
      blockType: 'callout',
      tone: 'tip',
      title: 'Start & stop',
      text: 'One **is** [here](/faq).\n\nTwo\nthree, not [there](javascript:x).',
    }),
    html: '<div class="callout callout-tip"><p class="block-label">Tip</p><p><strong>Start &amp; stop</strong></p><p>One <strong>is</strong> <a href="/faq">here</a>.</p><p>Two<br />three, not [there](javascript:x).</p></div>',
    words: 'Tip\nStart & stop\nOne is here.\n\nTwo\nthree, not [there](javascript:x).',
    postedWords: 'Tip\nStart & stop\nOne is here.\nTwo\nthree, not [there](javascript:x).',
  },
  'block:pullQuote': {
    node: block({ blockType: 'pullQuote', words: 'We sleep again.', source: 'Ada, owner' }),
    html: '<figure class="pull-quote"><blockquote><p>We sleep again.</p></blockquote><figcaption>Ada, owner</figcaption></figure>',
    words: 'We sleep again.\nAda, owner',
  },
  'block:callToAction': {
    node: block({
      blockType: 'callToAction',
      kind: 'plan',
      plan,
      title: '',
      text: 'Ready when you are.',
      label: 'See it',
    }),
    shows: true,
    html: '<div class="call-to-action"><p><strong>Fast Track: $750</strong></p><p>Ready when you are.</p><p class="button-link"><a href="/pricing">See it</a></p></div>',
    words: 'Ready when you are.\nSee it',
    postedWords: 'Fast Track: $750\nReady when you are.\nSee it',
  },
  'block:button': {
    node: block({ blockType: 'button', label: 'Ask us', url: '/contact' }),
    html: '<p class="button-link"><a href="/contact">Ask us</a></p>',
    words: 'Ask us',
  },
  'block:faqList': {
    node: block({ blockType: 'faqList', title: 'Questions', faqs: [faq] }),
    shows: true,
    html: '<h2>Questions</h2><div class="faq-list"><details><summary>How long?</summary><p>Two weeks.</p><p>Or three.</p></details></div>',
    words: 'Questions',
    postedWords: 'Questions\nHow long?\nTwo weeks.\nOr three.',
  },
  'block:gallery': {
    node: block({
      blockType: 'gallery',
      pictures: [{ picture: green.id, caption: 'First' }, { picture: green.id }],
    }),
    shows: true,
    html: `<div class="gallery"><figure>${img}<figcaption>First</figcaption></figure><figure>${img}</figure></div>`,
    words: 'First',
  },
  'block:video': {
    node: block({ blockType: 'video', title: 'A tour', url: 'https://www.video.example/watch?v=1' }),
    html: '<figure class="video-card"><a href="https://www.video.example/watch?v=1" target="_blank" rel="noopener"><span class="video-title">A tour</span></a><figcaption>Video on video.example, opens in a new tab</figcaption></figure>',
    words: 'A tour\nVideo on video.example, opens in a new tab',
    postedWords: 'A tourVideo on video.example, opens in a new tab',
  },
}
