import { type BrandColors, defaultColors, isDefault, paletteOf } from '../lib/colors/palette'
import { escapeHtml } from '../lib/html/escape'
import type { MailKey } from './mail-texts'

export interface Brand {
  name: string
  /** The site's origin, https://… */
  siteUrl: string
  contactEmail: string
  /** Who the mail is from. Without it, `MAIL_FROM` says. */
  sender?: { name: string; address: string }
  colors?: BrandColors
  /** A PNG; size in pixels as shown. */
  logo?: { url: string; width: number; height: number }
  /** What the team wrote in place of default texts. */
  texts?: Partial<Record<MailKey, WrittenText>>
}

export interface WrittenText {
  subject: string
  /** Paragraphs, with an empty line between them. */
  text: string
}

export interface MessageContent {
  subject: string
  /** Empty in a personal mail. */
  heading: string
  paragraphs: string[]
  /** The team wrote them: addresses become links. Elsewhere they may hold what a visitor typed. */
  hasLinks?: boolean
  facts?: Fact[]
  quoted?: { title: string; facts: Fact[] }
  article?: { html: string; text: string }
  action?: { label: string; url: string }
  closing?: string[]
  foot?: { lines: string[]; link: { label: string; url: string } }
}

/** A row. The label is empty if the title above says what it is. Without a value, the row is left out. */
export type Fact = readonly [label: string, value: string | null | undefined]

const rowsOf = (facts: readonly Fact[] = [], draw: (label: string, value: string) => string) =>
  facts.flatMap(([label, value]) => (value ? [draw(label, value)] : []))

const line = (label: string, value: string) => {
  if (!label) return value
  const lines = value.split('\n')
  return lines.length === 1
    ? `${label}: ${value}`
    : `${label}:\n${lines.map((part) => `  ${part}`).join('\n')}`
}

const factLines = (facts?: readonly Fact[]) => rowsOf(facts, line).join('\n')

function textLayout(brand: Brand, content: MessageContent): string {
  const quoted = factLines(content.quoted?.facts)
  const blocks = [
    content.heading,
    ...content.paragraphs,
    factLines(content.facts),
    content.article?.text ?? '',
    // Marks each line as a quotation, so that a visitor's text cannot look like ours.
    quoted && `${content.quoted?.title}\n> ${quoted.replaceAll('\n', '\n> ')}`,
    content.action ? `${content.action.label}:\n${content.action.url}` : '',
    ...(content.closing ?? []),
    content.foot
      ? [...content.foot.lines, `${content.foot.link.label}: ${content.foot.link.url}`].join('\n\n')
      : '',
    `--\n${brand.name}\n${brand.siteUrl}\n${brand.contactEmail}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Mail programs rewrite attributes, so apostrophes are escaped too. */
const escaped = (text: string) => escapeHtml(text).replaceAll("'", '&#39;')

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const SANS = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Georgia,'Times New Roman',serif"
const INK = 'color:#16211f'
const QUIET = 'color:#4b5a56'

interface MailColors extends BrandColors {
  surface: string
  /** Rules for mail clients with dark mode. Others use the inline colors. */
  dark: string
}

const darkRules = (page: string, card: string, link: string, button: string, onButton: string) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${page}!important}.card{background:${card}!important}
.ink{color:#f2efe7!important}.quiet{color:#b4c0bb!important}
.rule{border-color:#33423d!important}.link{color:${link}!important}
.button{background:${button}!important}.button a{color:${onButton}!important}
}`

function mailColors({ colors = defaultColors }: Brand): MailColors {
  if (isDefault(colors))
    return {
      ...colors,
      surface: '#fffdf8',
      dark: darkRules('#101816', '#1a2522', '#7fd0b8', '#8fdcc4', '#10201c'),
    }
  const { paper, surface, action, 'on-action': onAction } = paletteOf(colors)
  return {
    ...colors,
    surface: surface[0],
    dark: darkRules(paper[1], surface[1], action[1], action[1], onAction[1]),
  }
}

const paragraph = (text: string, style = INK, name = 'ink', html = lines(text)) =>
  `<p class="${name}" style="margin:0 0 16px;${SANS};font-size:16px;line-height:1.55;${style}">${html}</p>`

/** Lines whose addresses are links. */
const linked = (text: string, { accent }: MailColors) =>
  lines(text).replaceAll(
    /https?:\/\/(?:(?!&(?:quot|#39|lt|gt);)[^\s<])*(?<![.,;:!?)\]])/g,
    (url) => `<a class="link" href="${url}" style="color:${accent}">${url}</a>`,
  )

const factRow = (label: string, value: string) =>
  `<tr>${label ? `<th scope="row" align="left" valign="top" class="quiet rule" style="padding:10px 16px 10px 0;border-top:1px solid #d8d2c4;${SANS};font-size:14px;line-height:1.5;font-weight:400;${QUIET};width:104px">${escaped(label)}</th>` : ''}` +
  `<td valign="top" class="ink rule" style="padding:10px 0;border-top:1px solid #d8d2c4;${SANS};font-size:16px;line-height:1.5;${INK};word-break:break-word">${lines(value)}</td></tr>`

const factTable = (facts?: readonly Fact[]) => {
  const rows = rowsOf(facts, factRow).join('')
  return rows
    ? `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse">${rows}</table>`
    : ''
}

const ARTICLE_LINK = `class="link" style="color:${defaultColors.accent}"`

const button = ({ label, url }: { label: string; url: string }, { accent }: MailColors) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" style="background:${accent};border-radius:6px">` +
  `<a href="${escaped(url)}" style="display:inline-block;padding:13px 22px;${SANS};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>` +
  `<p class="quiet" style="margin:0 0 24px;${SANS};font-size:13px;line-height:1.5;${QUIET};word-break:break-all">Or open this address: <a class="link" href="${escaped(url)}" style="color:${accent}">${escaped(url)}</a></p>`

const footer = ({ lines: texts, link }: NonNullable<MessageContent['foot']>, { accent }: MailColors) =>
  `<tr><td class="quiet" style="padding:18px 4px 0;${SANS};font-size:13px;line-height:1.6;${QUIET}">${texts.map((text) => `<p style="margin:0 0 8px">${lines(text)}</p>`).join('')}` +
  `<p style="margin:0"><a class="link" href="${escaped(link.url)}" style="color:${accent}">${escaped(link.label)}</a></p></td></tr>\n`

/** The logo, or a mark with the name. Logos are drawn for light backgrounds. */
const head = ({ name, logo }: Brand, { highlight }: MailColors) =>
  logo
    ? `<img src="${escaped(logo.url)}" width="${Math.round(logo.width / 3)}" height="${Math.round(logo.height / 3)}" alt="${escaped(name)}" style="display:inline-block;background:#ffffff;padding:6px;border-radius:4px;border:0">`
    : `<span style="color:${highlight}">&#9679;</span>&nbsp;${escaped(name)}`

function htmlLayout(brand: Brand, content: MessageContent): string {
  const colors = mailColors(brand)
  const { accent, ground, highlight, surface } = colors
  const quoted = factTable(content.quoted?.facts)
  const body = [
    content.heading
      ? `<h1 class="ink" style="margin:0 0 20px;${SERIF};font-size:27px;line-height:1.25;font-weight:400;${INK}">${lines(content.heading)}</h1>`
      : '',
    ...content.paragraphs.map((text) =>
      paragraph(text, INK, 'ink', content.hasLinks ? linked(text, colors) : lines(text)),
    ),
    factTable(content.facts),
    // Links of an article have the default color until here. In its words, quotes are escaped.
    (content.article?.html ?? '').replaceAll(
      ARTICLE_LINK,
      ARTICLE_LINK.replace(defaultColors.accent, accent),
    ),
    content.quoted && quoted
      ? `<h2 class="ink" style="margin:0 0 8px;${SANS};font-size:16px;font-weight:600;${INK}">${escaped(content.quoted.title)}</h2>${quoted}`
      : '',
    content.action ? button(content.action, colors) : '',
    ...(content.closing ?? []).map((text) => paragraph(text, QUIET, 'quiet')),
  ].join('\n')

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(content.subject)}</title>
<style>${colors.dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${ground}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 4px 14px;${SERIF};font-size:20px;${INK}">${head(brand, colors)}</td></tr>
<tr><td class="card" style="background:${surface};border-top:3px solid ${highlight};padding:36px 32px 20px">
${body}
</td></tr>
${content.foot ? footer(content.foot, colors) : ''}<tr><td class="quiet" style="padding:18px 4px;${SANS};font-size:13px;line-height:1.6;${QUIET}">${escaped(brand.name)} &middot; <a class="link" href="${escaped(brand.siteUrl)}" style="color:${accent}">${escaped(brand.siteUrl)}</a> &middot; <a class="link" href="mailto:${escaped(brand.contactEmail)}" style="color:${accent}">${escaped(brand.contactEmail)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

export interface RenderedMessage {
  subject: string
  html: string
  text: string
  from?: NonNullable<Brand['sender']>
}

const SUBJECT_MAX = 180

/** Removes line breaks and direction marks, which a name could use to forge a header. */
function oneLine(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1).toWellFormed()}…` : line
}

/** Renders HTML and text from the same content. @throws TypeError for an address that is not http(s). */
export function renderMessage(brand: Brand, content: MessageContent): RenderedMessage {
  const addresses = [content.action?.url, content.foot?.link.url].filter((url) => url !== undefined)
  if (addresses.some((url) => !/^https?:\/\/\S+$/.test(url))) {
    throw new TypeError('The address of a message must start with http:// or https://')
  }
  const drawn = { ...content, subject: oneLine(content.subject) }
  return {
    subject: drawn.subject,
    html: htmlLayout(brand, drawn),
    text: textLayout(brand, drawn),
    ...(brand.sender ? { from: brand.sender } : {}),
  }
}
