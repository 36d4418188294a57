import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { policyForHtml } from '../../../src/server/content-policy.ts'
import { joinInlineScripts, scriptsAfterPaint } from '../../../src/server/page-scripts.ts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>one()</script><script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>two("$&")</script></body></html>'

/** A browser as the loader sees it: collects what it appends, and hands out what it listens to. */
function run(html: string, { hidden }: { hidden: boolean }) {
  const appended: string[] = []
  const on: Record<string, () => void> = {}
  let paint = (_names: string[]): void => undefined
  class PerformanceObserver {
    constructor(seen: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (names) => seen({ getEntriesByName: (name) => names.filter((each) => each === name) })
    }
    observe(): void {}
  }
  const document = {
    hidden,
    createElement: () => ({ src: '' }),
    head: { appendChild: ({ src }: { src: string }) => appended.push(src) },
  }
  const script = /<script>(\(function[\s\S]*?)<\/script><\/head>/.exec(html)?.[1] ?? ''
  runInNewContext(script, {
    PerformanceObserver,
    document,
    setTimeout: () => undefined,
    addEventListener: (name: string, listener: () => void) => Object.assign(on, { [name]: listener }),
  })
  return { appended, paint: (names: string[]) => paint(names), load: () => on.load?.() }
}

describe('scriptsAfterPaint', () => {
  const late = scriptsAfterPaint(page)

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

  it('does not wait for a paint in a hidden tab', () => {
    const { appended, load } = run(late, { hidden: true })
    load()
    expect(appended).toHaveLength(2)
  })

  it('changes a page once', () => {
    expect(scriptsAfterPaint(late)).toBe(late)
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
