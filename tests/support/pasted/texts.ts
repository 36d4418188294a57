import { type PastedDocument, SAVE_PICTURES } from './document'

/** Markdown, plain text, editors of code, and hostile ones. */
export const textDocuments: PastedDocument[] = [
  {
    name: 'Markdown: everything that it has',
    text: '# Title\n\nSome **bold**, *slanted* and `code`, [a link](https://a.example).\n\n## Two\n\n- one\n  - within\n- two\n\n1. first\n2. second\n\n> said\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n```js\nif (a < b) {}\n```\n\n- [x] done\n- [ ] open\n',
    becomes:
      '<h2>Title</h2><p>Some <strong>bold</strong>, <em>slanted</em> and <code>code</code>, <a href="https://a.example">a link</a>.</p><h2>Two</h2><ul><li>one<ul><li>within</li></ul></li><li>two</li></ul><ol><li>first</li><li>second</li></ol><blockquote><p>said</p></blockquote><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><pre><code>if (a &lt; b) {}</code></pre><ul><li>☑ done</li><li>☐ open</li></ul>',
  },
  {
    name: 'Markdown: front matter, a picture, struck text, a line',
    text: '---\ntitle: Old post\ndate: 2020-01-01\n---\n\n## Head\n\n![A cat](https://p.example/cat.png)\n\n~~gone~~ stays\n\n---\n\nEnd\n',
    becomes: '<h2>Head</h2><p><s>gone</s> stays</p><hr /><p>End</p>',
    expectedNotes: [
      'Left out: 1 picture (“A cat”), 1 front matter (“title: Old post date: 2020-01-01”).',
      SAVE_PICTURES,
    ],
  },
  {
    name: 'Markdown out of an editor of code, with its colours',
    html: '<meta charset="utf-8"><div style="color: #cccccc;background-color: #1f1f1f;font-family: Menlo, Monaco, monospace;font-size: 12px;white-space: pre;"><div><span style="color: #569cd6;"># Notes</span></div><br><div><span>- a</span></div><div><span>- b</span></div></div>',
    text: '# Notes\n\n- a\n- b',
    becomes: '<h2>Notes</h2><ul><li>a</li><li>b</li></ul>',
  },
  {
    name: 'Code out of an editor of code',
    html: '<meta charset="utf-8"><div style="color: #cccccc;font-family: Menlo, monospace;white-space: pre;"><div><span style="color: #569cd6;">const</span> a = 1</div><div>  return a &lt; 2</div></div>',
    text: 'const a = 1\n  return a < 2',
    becomes: '<pre><code>const a = 1\n  return a &lt; 2</code></pre>',
  },
  {
    name: 'Plain text: paragraphs, lines, a sign of the printer',
    text: 'First line\r\nsecond line\r\n\r\nNew para\u00adgraph\u200b with 3 * 4 = 12 and a_b_c.\r\n',
    becomes: '<p>First line<br />second line</p><p>New paragraph with 3 * 4 = 12 and a_b_c.</p>',
  },
  {
    name: 'Plain text with signs that no one can read',
    text: 'Bell\u0007 and box\ue000 and \uf0b7 bullet',
    becomes: '<p>Bell and box and • bullet</p>',
    expectedNotes: ['Left out: 2 signs that cannot be shown.'],
  },
  {
    name: 'hostile: scripts in every place',
    html: '<p onclick="alert(1)" style="background:url(javascript:alert(1))">Words<script>alert(1)</script></p><img src=x onerror=alert(1)><svg onload=alert(1)><text>drawn</text></svg><a href="java\tscript:alert(1)">link</a><a href="data:text/html,x">data</a><style>*{}</style><template><b>t</b></template><base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    becomes: '<p>Words</p><p>linkdata</p>',
    expectedNotes: [
      'Left out: 2 pictures.',
      SAVE_PICTURES,
      'Now plain: 2 links without addresses that work here (“link”, “data”).',
    ],
  },
  {
    name: 'hostile: frames, objects and forms',
    html: '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)">o</object><embed src="javascript:alert(1)"><form action="javascript:alert(1)"><input type=submit value=Go><textarea><script>alert(1)</script></textarea></form><p>Rest</p>',
    becomes: '<p>Rest</p>',
    expectedNotes: [
      'Left out: 3 videos, sounds or embedded pages (“javascript:alert(1)”), 2 buttons or fields of forms (“Go”, “<script>alert(1)</script>”).',
      'A video can be added as a Video block.',
    ],
  },
  {
    name: 'hostile: Markdown that hides HTML',
    text: '# Hi\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script>\n\n[y](https://a.example "onmouseover=alert(1)")',
    becomes: '<h2>Hi</h2><p>x</p><p><a href="https://a.example">y</a></p>',
    expectedNotes: [
      'Left out: 1 picture.',
      SAVE_PICTURES,
      'Now plain: 1 link without an address that works here (“x”).',
    ],
  },
  {
    name: 'hostile: broken markup and a table without end',
    html: '<table><tr><td colspan=99999999 rowspan=1e9>a</td><td>b<p>c<table><b>d</table><li>e</ul></div></p>&lt;script&gt;',
    becomes: '<p>a</p><p>b</p><p>c</p><p><strong>d</strong></p><p>e</p><p>&lt;script&gt;</p>',
  },
]
