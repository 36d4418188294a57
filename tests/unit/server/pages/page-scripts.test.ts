import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { policyForHtml } from '../../../../src/server/pages/content-policy.ts'
import {
  asksForScriptsEarly,
  joinInlineScripts,
  scriptsLater,
} from '../../../../src/server/pages/page-scripts.ts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>one()</script><script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>two("$&")</script></body></html>'

/** A browser as the loader sees it: notes what it does, paints and lets time pass when told to. */
function run(html: string, { hidden }: { hidden: boolean }) {
  const appended: string[] = []
  const frame: string[] = []
  const timers: (() => void)[] = []
  let paint = (_names: string[]): void => undefined
  class PerformanceObserver {
    constructor(seen: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (names) => seen({ getEntriesByName: (name) => names.filter((each) => each === name) })
    }
    observe(): void {}
  }
  const iframe = {
    contentDocument: { open: () => frame.push('open'), close: () => frame.push('close') },
    remove: () => frame.push('remove'),
  }
  const document = {
    hidden,
    createElement: (name: string) => (name === 'iframe' ? iframe : { src: '' }),
    head: { appendChild: ({ src }: { src: string }) => appended.push(src) },
    documentElement: { appendChild: () => undefined },
  }
  const script = /<script>(\(function[\s\S]*?)<\/script><\/head>/.exec(html)?.[1] ?? ''
  const setTimeout = (work: () => void) => timers.push(work)
  runInNewContext(script, { PerformanceObserver, document, setTimeout })
  return { appended, frame, timers, paint: (names: string[]) => paint(names) }
}

describe('scriptsLater', () => {
  const late = scriptsLater(page)

  it('leaves no script file in the page that a browser would fetch before it paints', () => {
    expect(late).not.toMatch(/<script src=[^>]*async/)
    expect(late).not.toContain('rel="preload" as="script"')
    expect(late).toContain('noModule')
  })

  it('fetches each file once, in order, at the first contentful paint', () => {
    const { appended, paint } = run(late, { hidden: false })
    paint(['first-paint'])
    expect(appended).toEqual([])
    paint(['first-contentful-paint'])
    paint(['first-contentful-paint'])
    expect(appended).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  })

  it('keeps the load event waiting until then, with a frame that is gone afterwards', () => {
    const { frame, paint } = run(late, { hidden: false })
    expect(frame).toEqual(['open'])
    paint(['first-contentful-paint'])
    expect(frame).toEqual(['open', 'close', 'remove'])
  })

  it('waits for no paint in a hidden tab, and for none longer than a second', () => {
    expect(run(late, { hidden: true }).appended).toHaveLength(2)
    const { appended, frame, timers, paint } = run(late, { hidden: false })
    for (const work of timers) work()
    paint(['first-contentful-paint'])
    expect(appended).toHaveLength(2)
    expect(frame).toEqual(['open', 'close', 'remove'])
  })

  it('says so where the framework writes its script files otherwise', () => {
    expect(asksForScriptsEarly(late)).toBe(false)
    for (const [from, to] of [
      ['async=""', 'async="" crossorigin=""'],
      ['<script src', '<script nonce="x" src'],
    ] as const) {
      expect([to, asksForScriptsEarly(scriptsLater(page.replaceAll(from, to)))]).toEqual([to, true])
    }
  })

  it('changes a page once', () => {
    expect(scriptsLater(late)).toBe(late)
  })
})

describe('joinInlineScripts', () => {
  it('joins neighbours in their order, and leaves alone what stands apart or is data', () => {
    const html =
      '<script type="application/ld+json">{}</script><script>a()</script><script>b("$&") // end</script>' +
      '<script>c()</script><p></p><script>d()</script>'
    const joined = joinInlineScripts(html)
    expect(joined).toBe(
      '<script type="application/ld+json">{}</script><script>a()\n;b("$&") // end\n;c()</script>' +
        '<p></p><script>d()</script>',
    )
    expect(joinInlineScripts(joined)).toBe(joined)
    expect(policyForHtml(joined).match(/sha256-/g)).toHaveLength(2)
  })
})
