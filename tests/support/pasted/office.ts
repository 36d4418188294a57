import { type PastedDocument, SAVE_PICTURES } from './document'
import { footnotes, placeOf } from './footnotes'

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const mark = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const item = (level: number, sign: string, text: string, list = 'l0', use = 'lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} ${use}'>${mark(sign)}${text}<o:p></o:p></p>`

/** Word, Outlook, LibreOffice, Excel and PowerPoint. */
export const officeDocuments: PastedDocument[] = [
  {
    name: 'Word: title, headings, bold and italic by style',
    html: word(
      "<p class=MsoTitle>Our year<o:p></o:p></p><h1>The start<o:p></o:p></h1><p class=MsoNormal><b><span style='color:#C00000'>Bold</span></b> and <i>slanted</i>,<span style='mso-spacerun:yes'>  </span>in <u>one</u> line.<o:p></o:p></p><h2><span lang=DE>Later</span></h2><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
    ),
    becomes:
      '<h2>Our year</h2><h2>The start</h2><p><strong>Bold</strong> and <em>slanted</em>, in <u>one</u> line.</p><h3>Later</h3>',
  },
  {
    name: 'Word: lists of three levels, bullets and numbers',
    html: word(
      `<p class=MsoNormal>Before</p>${item(1, '\uf0b7', 'One')}${item(2, 'o', 'One a')}${item(3, '\uf0a7', 'One a i')}${item(1, '\uf0b7', 'Two')}<p class=MsoNormal>Between</p>${item(1, '1.', 'First')}${item(1, '2.', 'Second')}`,
    ),
    becomes:
      '<p>Before</p><ul><li>One<ul><li>One a<ul><li>One a i</li></ul></li></ul></li><li>Two</li></ul><p>Between</p><ol><li>First</li><li>Second</li></ol>',
  },
  {
    name: 'Word: a numbered list with paragraphs between its items',
    html: word(
      `${item(1, '1.', 'Ask')}<p class=MsoNormal>Why</p>${item(1, '2.', 'Build')}<p class=MsoNormal>How</p>${item(1, '3.', 'Test')}${item(1, '4.', 'Ship')}`,
    ),
    becomes:
      '<ol><li>Ask</li></ol><p>Why</p><ol><li>Build</li></ol><p>How</p><ol><li>Test</li><li>Ship</li></ol>',
    expectedNotes: ['Now plain: 2 lists that did not start at 1.'],
  },
  {
    name: 'Word: neighbouring lists of the same kind, and one that starts again',
    html: word(
      `${item(1, '1.', 'A')}${item(1, '2.', 'B')}${item(1, '1.', 'C', 'l1', 'lfo2')}${item(1, '\uf0b7', 'D', 'l2', 'lfo3')}${item(1, '\uf0b7', 'E', 'l3', 'lfo4')}${item(1, 'a)', 'F', 'l4', 'lfo5')}${item(1, 'b)', 'G', 'l4', 'lfo5')}${item(1, 'a)', 'H', 'l4', 'lfo5')}`,
    ),
    becomes:
      '<ol><li>A</li><li>B</li></ol><ol><li>C</li></ol><ul><li>D</li></ul><ul><li>E</li></ul><ol><li>F</li><li>G</li></ol><ol><li>H</li></ol>',
  },
  {
    name: 'Word: numbers of three levels, letters and Roman numbers',
    html: word(
      `${item(1, '1.', 'A')}${item(2, '1.1.', 'A a')}${item(2, '1.2.', 'A b')}${item(1, '2.', 'B')}${item(2, '2.1.', 'B a')}<p class=MsoNormal>Then</p>${item(1, 'iv.', 'C', 'l1')}${item(2, '(b)', 'C b', 'l1')}${item(1, 'v.', 'D', 'l1')}<p class=MsoNormal>Then</p>${item(1, 'i.', 'E', 'l2')}${item(1, 'ii.', 'F', 'l2')}`,
    ),
    becomes:
      '<ol><li>A<ol><li>A a</li><li>A b</li></ol></li><li>B<ol><li>B a</li></ol></li></ol><p>Then</p><ol><li>C<ol><li>C b</li></ol></li><li>D</li></ol><p>Then</p><ol><li>E</li><li>F</li></ol>',
    expectedNotes: ['Now plain: 2 lists that did not start at 1.'],
  },
  {
    name: 'Word: a table with merged cells and a picture',
    html: word(
      "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=301 colspan=2><p class=MsoNormal><b>Quarter</b></p></td></tr><tr><td><p class=MsoNormal>Q1</p></td><td><p class=MsoNormal>120</p><p class=MsoNormal>of 200</p></td></tr></table><p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src='file:///C:/a.png'/></v:shape><![endif]--><![if !vml]><img width=301 height=200 src='file:///C:/Users/a/clip_image001.png' alt='A chart of sales'><![endif]></p>",
    ),
    becomes:
      '<table><tbody><tr><td><strong>Quarter</strong></td><td></td></tr><tr><td>Q1</td><td>120<br />of 200</td></tr></tbody></table>',
    expectedNotes: [
      'Left out: 1 picture (“A chart of sales”).',
      SAVE_PICTURES,
      'Now plain: 1 table with merged cells.',
    ],
  },
  {
    name: 'Word: comments and tracked changes',
    html: word(
      "<p class=MsoNormal>We <del cite='mailto:a' datetime='2026-01-01'>never</del><ins cite='mailto:a'>always</ins> answer<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href='#_msocom_1'>[A1]</a></span></span>.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>Really?</p></div></div></div>",
    ),
    becomes: '<p>We <s>never</s><u>always</u> answer.</p>',
    expectedNotes: ['Left out: 1 comment (“Really?”).'],
  },
  {
    name: 'Word: footnotes, soft hyphens and fixed spaces',
    html: word(
      "<p class=MsoNormal>An auto\u00admation costs 10&nbsp;000&nbsp;€<a style='mso-footnote-id:ftn1' href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:footnote-list'><hr align=left size=1 width='33%'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>[1] In 2026.</p></div></div>",
    ),
    becomes: `<p>An automation costs 10 000 €${placeOf(1)}.</p>${footnotes('In 2026.')}`,
  },
  {
    name: 'Outlook: a mail of nested layout tables',
    html: "<table role='presentation' width='100%'><tr><td><table border=0><tr><td style='font-family:Calibri'><p class=MsoNormal>Dear Ada,<o:p></o:p></p><p class=MsoNormal>see <a href='https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fplan&amp;data=05'>the plan</a>.</p></td></tr><tr><td><img src='https://t.example/p.gif' width=1 height=1></td></tr></table></td></tr></table>",
    becomes: '<p>Dear Ada,</p><p>see <a href="https://a.example/plan">the plan</a>.</p>',
  },
  {
    name: 'Outlook: an answer with the quoted mail',
    html: "<div class=WordSection1><p class=MsoNormal>Yes.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> Ada &lt;ada@a.example&gt;<br><b>Sent:</b> Monday</p></div></div><blockquote style='margin-left:5pt'><p class=MsoNormal>May we?</p><p class=MsoNormal>Ada</p></blockquote></div>",
    becomes:
      '<p>Yes.</p><p><strong>From:</strong> Ada &lt;ada@a.example&gt;<br /><strong>Sent:</strong> Monday</p><blockquote><p>May we?<br />Ada</p></blockquote>',
  },
  {
    name: 'LibreOffice: fonts, a list of paragraphs, a table with a head',
    html: '<html><head><meta name="generator" content="LibreOffice 7.6 (Linux)"/><style type="text/css">h1 { color: #000000 }</style></head><body lang="en-US"><h2 class="western"><font face="Liberation Sans"><font size="4">Steps</font></font></h2><ul><li><p style="margin-bottom: 0cm">Ask</p></li><li><p>Build<br/>and test</p></li></ul><table width="100%"><thead><tr><th><p align="center">Who</p></th><th><p>When</p></th></tr></thead><tbody><tr><td><p>Ada</p></td><td><p><sup>1</sup>/<sub>2</sub> day</p></td></tr></tbody></table></body></html>',
    becomes:
      '<h2>Steps</h2><ul><li>Ask</li><li>Build<br />and test</li></ul><table><thead><tr><th>Who</th><th>When</th></tr></thead><tbody><tr><td>Ada</td><td>¹/₂ day</td></tr></tbody></table>',
  },
  {
    name: 'Excel: a range of cells',
    html: "<html xmlns:x='urn:schemas-microsoft-com:office:excel'><head><style>td {mso-number-format:General;}</style></head><body><table border=0 cellpadding=0 style='border-collapse:collapse'><col width=64 span=2><!--StartFragment--><tr height=20><td height=20 class=xl65>Month</td><td class=xl65>Hours</td></tr><tr><td>May</td><td align=right x:num>12.5</td></tr><!--EndFragment--></table></body></html>",
    text: 'Month\tHours\r\nMay\t12.5\r\n',
    becomes:
      '<table><tbody><tr><td>Month</td><td>Hours</td></tr><tr><td>May</td><td>12.5</td></tr></tbody></table>',
  },
  {
    name: 'PowerPoint: a slide of text boxes',
    html: "<html><body><div style='mso-line-spacing:\"90 0 0\"' v:shape='Title1'><span style='font-size:44.0pt'>Less typing</span></div><div v:shape='Box2'><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Fewer errors</span></div></body></html>",
    becomes: '<p>Less typing</p><p>•Fewer errors</p>',
  },
]
