import { type PastedDocument, SAVE_PICTURES } from './document'

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b><br class="Apple-interchange-newline">`
const span = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`

/** Google Docs, Notion, GitHub, Wikipedia and other pages. */
export const webDocuments: PastedDocument[] = [
  {
    name: 'Google Docs: several h1, bold and italic by style',
    html: docs(
      `<h1 dir="ltr">${span('Part one')}</h1><p dir="ltr">${span('Plain, ')}${span('bold', 'font-weight:700;font-style:normal')}${span(' and ')}${span('slanted', 'font-weight:400;font-style:italic')}</p><h2 dir="ltr">${span('Detail')}</h2><br><h1 dir="ltr">${span('Part two', 'font-weight:700')}</h1>`,
    ),
    becomes:
      '<h2>Part one</h2><p>Plain, <strong>bold</strong> and <em>slanted</em></p><h3>Detail</h3><h2>Part two</h2>',
  },
  {
    name: 'Google Docs: nested lists and a list of tasks',
    html: docs(
      `<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('One')}</p></li><ul><li dir="ltr" aria-level="2"><p role="presentation">${span('Within')}</p></li></ul><li><p>${span('Two')}</p></li></ul><p>${span('Tasks')}</p><ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,x" width="18px" height="18px" alt="checked" aria-roledescription="checkbox" aria-hidden="true" style="display:none"/><p>${span('Done')}</p></li><li role="checkbox" aria-checked="false"><p>${span('Open')}</p></li></ul>`,
    ),
    becomes:
      '<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><p>Tasks</p><ul><li>☑ Done</li><li>☐ Open</li></ul>',
  },
  {
    name: 'Google Docs: a table, a picture and a link through Google',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr><td><p>${span('A')}</p></td><td><p>${span('B')}</p></td></tr><tr><td><ul><li><p>${span('x')}</p></li><li><p>${span('y')}</p></li></ul></td><td><br></td></tr></tbody></table></div><p><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD" width="602" height="200"></span></p><p><a href="https://www.google.com/url?q=https://b.example/x&amp;sa=D&amp;ust=1"><span style="text-decoration:underline">${'there'}</span></a></p>`,
    ),
    becomes:
      '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>• x<br />• y</td><td></td></tr></tbody></table><p><a href="https://b.example/x">there</a></p>',
    expectedNotes: ['Left out: 1 picture.', SAVE_PICTURES],
  },
  {
    name: 'Google Sheets: cells',
    html: '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{}">Name</td><td>Price</td></tr><tr><td>Trial</td><td>$99</td></tr></tbody></table></google-sheets-html-origin>',
    becomes:
      '<table><tbody><tr><td>Name</td><td>Price</td></tr><tr><td>Trial</td><td>$99</td></tr></tbody></table>',
  },
  {
    name: 'Notion: tasks, a toggle, a callout and code',
    html: '<h1 id="1">Plan</h1><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Call Ada</span></li><li><div class="checkbox checkbox-off"></div> <span>Write</span></li></ul><details open=""><summary>More</summary><p>Hidden words</p></details><figure class="callout"><div><span class="icon">💡</span></div><div>Think first</div></figure><pre class="code"><code class="language-js">const a = 1\nlet b</code></pre>',
    becomes:
      '<h2>Plan</h2><ul><li>☑ Call Ada</li><li>☐ Write</li></ul><p><strong>More</strong></p><p>Hidden words</p><p>💡</p><p>Think first</p><pre><code>const a = 1\nlet b</code></pre>',
  },
  {
    name: 'GitHub: a readme with anchors, a copy button, badges and emoji',
    html: '<article class="markdown-body"><div class="markdown-heading"><h1 class="heading-element">tool</h1><a class="anchor" aria-label="Permalink" href="#tool"><svg class="octicon" aria-hidden="true"><path d="m7"></path></svg></a></div><p><a href="https://ci.example"><img src="https://camo.example/b.svg" alt="Build passing"></a> Fast <g-emoji alias="rocket">🚀</g-emoji></p><div class="highlight highlight-source-shell"><pre>npm install <span class="pl-s">tool</span>\nnpm start</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy"><svg aria-hidden="true"></svg></clipboard-copy></div></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Tests</li></ul></article>',
    becomes:
      '<h2>tool</h2><p>Fast 🚀</p><pre><code>npm install tool\nnpm start</code></pre><ul><li>☑ Tests</li></ul>',
    expectedNotes: [
      'Left out: 1 picture (“Build passing”).',
      SAVE_PICTURES,
      'Now plain: 1 link without an address that works here.',
    ],
  },
  {
    name: 'Wikipedia: references, an edit link, a formula, a picture with words',
    html: '<h2><span class="mw-headline" id="History">History</span><span class="mw-editsection">[<a href="https://w.example/edit">edit</a>]</span></h2><p>Looms<sup class="reference"><a href="https://en.wikipedia.example/wiki/Loom#cite-1">[1]</a></sup> came <i>first</i>, at 10<sup>5</sup> rows.</p><figure><a href="https://w.example/File"><img alt="A loom" src="//upload.example/loom.jpg" width="220"></a><figcaption>A loom of 1801</figcaption></figure><p><math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi></mrow><annotation encoding="application/x-tex">E=m</annotation></semantics></math></p><dl><dt>Card</dt><dd>A hole is a one.</dd></dl>',
    becomes:
      '<h2>History</h2><p>Looms<a href="https://en.wikipedia.example/wiki/Loom#cite-1">[1]</a> came <em>first</em>, at 10⁵ rows.</p><p>A loom of 1801</p><p>E=m</p><p><strong>Card</strong></p><p>A hole is a one.</p>',
    expectedNotes: [
      'Left out: 1 picture (“A loom”), 1 button or field of a form (“[edit]”).',
      SAVE_PICTURES,
      'Now plain: 1 formula.',
    ],
  },
  {
    name: 'A news page: a video, a form, struck prices, breaks in place of paragraphs',
    html: '<main><header><h3>Offer</h3></header><div>First line<br><br>Second line<br>goes on</div><iframe title="Film" src="https://www.youtube.example/embed/1"></iframe><p>Was <s>$100</s>, is <strong>$80</strong>.</p><hr><form><input type="text" placeholder="Your mail"><button>Send</button></form><ol start="4"><li>Fourth</li></ol></main>',
    becomes:
      '<h3>Offer</h3><p>First line</p><p>Second line<br />goes on</p><p>Was <s>$100</s>, is <strong>$80</strong>.</p><hr /><ol><li>Fourth</li></ol>',
    expectedNotes: [
      'Left out: 1 video, sound or embedded page (“Film”), 2 buttons or fields of forms (“Your mail”, “Send”).',
      'A video can be added as a Video block.',
      'Now plain: 1 list that did not start at 1.',
    ],
  },
  {
    name: 'Apple Notes and Pages',
    html: '<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body><p class="p1"><span class="s1"><b>Shopping</b></span></p><p class="p2"><span></span><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>Bread</li><li class="li1">Milk</li></ul><p class="p1"><span class="Apple-tab-span">\t</span>Tab</p></body></html>',
    becomes: '<p><strong>Shopping</strong></p><ul><li>Bread</li><li>Milk</li></ul><p>Tab</p>',
  },
  {
    name: 'A page whose heading is one by its role, and whose text is in elements of lines',
    html: '<span><div role="heading" aria-level="3">Small</div><a href="https://c.example"><h4>A card</h4><p>with words</p></a></span>loose <b>words</b>',
    becomes:
      '<h3>Small</h3><h4><a href="https://c.example">A card</a></h4><p><a href="https://c.example">with words</a></p><p>loose <strong>words</strong></p>',
  },
]
