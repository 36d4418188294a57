const CHUNK = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const INLINE_RUN = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

const LONGEST_WAIT_MS = 1000

/**
 * Runs in the browser. Until the first paint an empty frame whose document is kept open makes the
 * page's `load` event wait, so that `load` still means that the page's scripts have run. A hidden tab
 * paints nothing.
 */
const loader = (sources: string[]): string =>
  `(function(s,d,h){function f(){for(;s.length;){var e=d.createElement("script");e.src=s.shift();e.async=true;d.head.appendChild(e)}\
if(h){h.contentDocument.close();h.remove();h=0}}\
if(d.hidden)return f();setTimeout(f,${LONGEST_WAIT_MS});\
try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&f()}).observe({type:"paint",buffered:true})}catch(e){return f()}\
h=d.createElement("iframe");h.hidden=true;d.documentElement.appendChild(h);h.contentDocument.open()})(${JSON.stringify(sources)},document)`

/**
 * Moves the loading of a finished page's script files behind its first paint. The framework asks for
 * them beside the style sheet and the fonts, and on a phone's line they take three quarters of the
 * bytes before anything can be read; a page is readable without them.
 * A page that was treated before comes back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const sources = new Set<string>()
  for (const [, source = ''] of html.matchAll(CHUNK)) sources.add(source)
  if (sources.size === 0) return html
  const script = `<script>${loader([...sources])}</script></head>`
  return html
    .replace(CHUNK, '')
    .replace(PRELOAD, '')
    .replace('</head>', () => script)
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
