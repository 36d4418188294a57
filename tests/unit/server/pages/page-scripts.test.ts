import { describe, expect, it } from 'vitest'
import { policyForHtml } from '../../../../src/patches/next/page-html/content-policy.ts'
import { joinInlineScripts, scriptsLast } from '../../../../src/patches/next/page-html/page-scripts.ts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/b.js" async="" crossorigin=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>one()</script><script src="/_next/static/chunks/c.js" async=""></script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>two("$&")</script></body></html>'

describe('the script files of a finished page', () => {
  it('come last, once, in their order, and run when the page is whole', () => {
    expect(scriptsLast(page)).toBe(
      '<html><head><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
        '<body><p>Text</p><script>one()</script><script>two("$&")</script>' +
        '<script data-src="/_next/static/chunks/a.js" type="text/waiting"></script>' +
        '<script data-src="/_next/static/chunks/b.js" type="text/waiting" crossorigin=""></script>' +
        '<script data-src="/_next/static/chunks/c.js" type="text/waiting"></script></body></html>',
    )
  })

  it('stay where they are in what is no whole page, and in one that was finished before', () => {
    for (const html of [page.slice(0, -1), scriptsLast(page)]) expect(scriptsLast(html)).toBe(html)
  })
})

describe('what only looks like a script', () => {
  const quoted =
    '<p title="<script src=x></script>">Text</p><!-- <script>no()</script> --><textarea><script>no()</script></textarea>'

  it('is left alone, and files are found in any order of their attributes', () => {
    const html = `<html><body>${quoted}<script async="" src="/_next/static/chunks/a.js"></script></body></html>`
    expect(scriptsLast(html)).toBe(
      `<html><body>${quoted}<script type="text/waiting" data-src="/_next/static/chunks/a.js"></script></body></html>`,
    )
    expect(policyForHtml(html)).not.toContain('sha256')
  })
})

describe('inline scripts', () => {
  it('that follow each other become one, which the policy names', () => {
    const html = joinInlineScripts(scriptsLast(page))
    expect(html).toContain('<script>one()\n;two("$&")</script>')
    expect(policyForHtml(html).match(/'sha256-/g)).toHaveLength(1)
    expect(policyForHtml(scriptsLast(page)).match(/'sha256-/g)).toHaveLength(2)
  })
})
