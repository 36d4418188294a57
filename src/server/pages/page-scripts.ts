const FILE = /<script src="\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const INLINE_RUN = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g
const END = '</body></html>'

/**
 * Moves the script files of a finished page to its end, to be fetched with low priority and run in order when the page is
 * whole. The framework asks for them in the head, beside the style sheet and the fonts that the first paint needs. A page that was cut off
 * on its way has none of them, so it stays readable as it is; with only half of its data the framework would show an error instead. One
 * file that does not come leaves the page as it is, too: the last of them is what starts the application.
 */
export function scriptsLast(html: string): string {
  if (!html.endsWith(END)) return html
  const files = [...new Set(html.match(FILE))]
  const last = files.map((file) => file.replace(' async=""', ' defer="" fetchpriority="low"')).join('')
  return html.slice(0, -END.length).replace(FILE, '').replace(PRELOAD, '') + last + END
}

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
