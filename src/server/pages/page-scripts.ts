import { ON_TOUCH, SCRIPTS_META } from '../../lib/page-signals.ts'
import { speculationRules } from '../../lib/speculation-rules.ts'
import { loadAfterPaint, loadOnTouch, PAGE_DATA } from './page-loader.ts'

const CHUNK = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const INLINE_RUN = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/** What the framework's scripts take a page over with: two thirds of its HTML. */
const DATA = /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()(?:(?!<\/script>)[\s\S])*)<\/script>/g

const ON_TOUCH_META = new RegExp(`<meta name="${SCRIPTS_META}" content="${ON_TOUCH}"/>`)

/**
 * Moves the loading of a finished page's script files behind its first paint, and where the page says so to the moment
 * when somebody reaches for a control. The framework asks for them beside the style sheet and the fonts, and on a phone's
 * line they take three quarters of the bytes before anything can be read; a page is readable without them.
 * Adds the rules for pages ahead here, for browsers ignore rules that the framework inserts when it draws a page anew.
 * A page that was treated before comes back as it is.
 *
 * What the files take the page over with is no script until then either: the loader makes it one, and the policy names it.
 */
export function scriptsLater(html: string): string {
  const sources = new Set<string>()
  for (const [, source = ''] of html.matchAll(CHUNK)) sources.add(source)
  if (sources.size === 0) return html
  const loader = (ON_TOUCH_META.test(html) ? loadOnTouch : loadAfterPaint)([...sources])
  const scripts = `<script type="speculationrules">${speculationRules}</script><script>${loader}</script></head>`
  const data = [...html.matchAll(DATA)].map(([, body]) => body).join('\n;')
  const inert = data ? `<script type="text/plain" id="${PAGE_DATA}">${data}</script></body>` : '</body>'
  return html
    .replace(DATA, '')
    .replace('</body>', () => inert)
    .replace(CHUNK, '')
    .replace(PRELOAD, '')
    .replace(ON_TOUCH_META, '')
    .replace('</head>', () => scripts)
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
