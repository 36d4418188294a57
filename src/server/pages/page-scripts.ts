import { ON_TOUCH, SCRIPTS_META } from '../../lib/page-signals.ts'
import { speculationRules } from '../../lib/speculation-rules.ts'
import { loadAfterPaint, loadOnTouch, PAGE_DATA, PAGE_DATA_PATH } from './page-loader.ts'

const CHUNK = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const INLINE_RUN = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/** What the framework's scripts take a page over with: two thirds of its HTML, as text in calls of `push`. */
const PUSH = String.raw`(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push`
const DATA = new RegExp(String.raw`<script>${PUSH}\((\[(?:(?!</script>)[\s\S])*\])\)</script>`, 'g')

/** What an HTML parser would change or take for the end of the text. The loader turns it back. */
const UNSAFE = /[\0\r&<]/g

const KEPT_DATA = new RegExp(
  `(<script type="text/plain" id="${PAGE_DATA}" data-may-wait="")>([^<]*)</script>`,
)

const ON_TOUCH_META = new RegExp(`<meta name="${SCRIPTS_META}" content="${ON_TOUCH}"/>`)

function parsed(call: string): unknown {
  try {
    return JSON.parse(call)
  } catch {
    return undefined
  }
}

/** The text of a page's data; undefined where the framework writes it in a way that is not known. */
function dataIn(html: string): string | undefined {
  const pushed = [...html.matchAll(DATA)].map(([, call = '']) => parsed(call))
  const texts = pushed.map((each) => {
    if (!Array.isArray(each) || each.length > 2) return undefined
    const [kind, text = ''] = each
    return (kind === 0 || kind === 1) && typeof text === 'string' ? text : undefined
  })
  if (texts.length === 0 || texts.includes(undefined)) return undefined
  return texts.join('').replace(UNSAFE, (sign) => `&${sign.charCodeAt(0)};`)
}

/**
 * Moves the loading of a finished page's script files behind its first paint, and where the page says so to the moment
 * when somebody reaches for a control. The framework asks for them beside the style sheet and the fonts, and on a phone's
 * line they take three quarters of the bytes before anything can be read; a page is readable without them.
 * Adds the rules for pages ahead here, for browsers ignore rules that the framework inserts when it draws a page anew.
 * A page that was treated before comes back as it is.
 *
 * What the files take the page over with becomes plain text, which the loader hands to them.
 */
export function scriptsLater(html: string): string {
  const sources = new Set<string>()
  for (const [, source = ''] of html.matchAll(CHUNK)) sources.add(source)
  if (sources.size === 0) return html
  const mayWait = ON_TOUCH_META.test(html)
  const loader = (mayWait ? loadOnTouch : loadAfterPaint)([...sources])
  const scripts = `<script type="speculationrules">${speculationRules}</script><script>${loader}</script></head>`
  const later = html
    .replace(CHUNK, '')
    .replace(PRELOAD, '')
    .replace(ON_TOUCH_META, '')
    .replace('</head>', () => scripts)
  const data = dataIn(html)
  if (data === undefined) return later
  const element = `<script type="text/plain" id="${PAGE_DATA}"${mayWait ? ' data-may-wait=""' : ''}>${data}</script></body>`
  return later.replace(DATA, '').replace('</body>', () => element)
}

/**
 * Parts a finished page from the data that it may wait for: it then names the address at which the loader finds it.
 * Undefined where its scripts do not wait.
 * @param nameOf the name of the data, by its text
 */
export function withoutData(
  html: string,
  nameOf: (data: string) => string,
): { html: string; data: string; name: string } | undefined {
  const [whole, element, data] = KEPT_DATA.exec(html) ?? []
  if (!whole || data === undefined) return undefined
  const name = nameOf(data)
  const named = `${element} data-at="${PAGE_DATA_PATH}${name}"></script>`
  return { html: html.replace(whole, () => named), data, name }
}

const EARLY = /<script\b(?![^>]*\snoModule)[^>]*\ssrc=|<link\b[^>]*\bas="script"/i

/** Whether a page still asks for script files before its first paint, as it does when the framework writes them otherwise. */
export const asksForScriptsEarly = (html: string): boolean => EARLY.test(html)

/**
 * Makes one of each run of inline scripts. The framework writes dozens, and each costs the page's
 * policy a hash of 53 bytes, which no compression shrinks.
 */
export function joinInlineScripts(html: string): string {
  return html.replace(INLINE_RUN, (run) => {
    const bodies = run.slice('<script>'.length, -'</script>'.length).split('</script><script>')
    return `<script>${bodies.join('\n;')}</script>`
  })
}
