const FILE = /<script src="\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const INLINE_RUN = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g
const END = '</body></html>'

/**
 * Moves the script files of a finished page to its end, where `load-files.ts` loads them after the first paint.
 * Next puts them in the head, where they delay the style sheet and the fonts of the first paint. A page that is cut off then
 * has no script files and stays readable; with half of its data Next would show an error. If one file fails, the page also
 * stays as it is: only the last file starts the application.
 */
export function scriptsLast(html: string): string {
  if (!html.endsWith(END)) return html
  const files = [...new Set(html.match(FILE))]
  // A block of data has no `src` in HTML.
  const last = files
    .map((file) => file.replace(' src=', ' data-src=').replace(' async=""', ' type="text/waiting"'))
    .join('')
  return html.slice(0, -END.length).replace(FILE, '').replace(PRELOAD, '') + last + END
}

/**
 * Joins neighboring inline scripts. Next writes dozens, and each adds a hash of 53 bytes to the policy that cannot be
 * compressed.
 */
export function joinInlineScripts(html: string): string {
  return html.replace(INLINE_RUN, (run) => {
    const bodies = run.slice('<script>'.length, -'</script>'.length).split('</script><script>')
    return `<script>${bodies.join('\n;')}</script>`
  })
}

const SCRIPT = /<script\b[\s\S]*?<\/script>/g

/** The page as text alone. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, '').replace(PRELOAD, '')
