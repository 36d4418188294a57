import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ask, textOf } from '../support/ask'

const server = inject('server')

/** One of each kind; articles and their like are found on the lists that link to them. */
const fixed = ['/', '/pricing', '/services', '/ai-agents', '/blog', '/faq', '/contact', '/book-call', '/auth']
const lists = [
  ['/blog', /href="(\/blog\/(?!page\/|category\/|search)[^"#?]+)"/],
  ['/blog', /href="(\/blog\/category\/[^"#?]+)"/],
  ['/automation-ideas', /href="(\/automation-ideas\/[^"#?]+)"/],
  ['/flagship', /href="(\/flagship\/[^"#?]+)"/],
] as const
const missing = ['/blog/no-such-article', '/no-such-page']

async function html(path: string): Promise<string> {
  return textOf(await ask(server, path))
}

let pages: string[]
beforeAll(async () => {
  const found = await Promise.all(lists.map(async ([list, link]) => link.exec(await html(list))?.[1] ?? ''))
  expect(found).not.toContain('')
  pages = [...fixed, ...found, '/privacy', '/bookings/manage', ...missing]
})

const attributesOf = (page: string) =>
  [...page.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)

describe('in the HTML of each kind of page', () => {
  it('script files are at the end, in order, and wait for the first paint', async () => {
    for (const path of pages) {
      const page = await html(path)
      const files = attributesOf(page).filter((attributes) => /\s(data-)?src=/.test(attributes))
      const modern = files.filter((attributes) => !/\snomodule\b/i.test(attributes))
      // React, the router and the page: fewer would be a page whose scripts were lost.
      expect([path, modern.length >= 4]).toEqual([path, true])
      // HTML knows no `src` on a script element of another type.
      const waiting = modern.filter((attributes) => /\sdata-src=.*\stype="text\/waiting"/.test(attributes))
      expect([path, waiting]).toEqual([path, modern])
      expect([path, new Set(modern).size]).toEqual([path, modern.length])
      const end = page.slice(page.indexOf(`<script${modern[0]}>`))
      expect([path, end.replace(/<script data-src="[^"]+"[^>]*><\/script>/g, '')]).toEqual([
        path,
        '</body></html>',
      ])
      expect([path, /<link\b[^>]*\bas="script"/.test(page)]).toEqual([path, false])
      expect([path, /<link\b[^>]*\brel="modulepreload"/.test(page)]).toEqual([path, false])
    }
  })

  it('script files are there', async () => {
    const sources = new Set<string>()
    for (const path of pages)
      for (const [, source = ''] of (await html(path)).matchAll(/<script (?:data-)?src="([^"]+)"/g))
        sources.add(source)
    for (const source of sources) {
      const file = await ask(server, source)
      expect([source, file.status, file.headers['content-type']]).toEqual([
        source,
        200,
        expect.stringMatching(/^(text|application)\/javascript/),
      ])
    }
  })

  it('each section has a heading of its own, or a name as the place of notes has', async () => {
    for (const path of pages) {
      const page = await html(path)
      const open: boolean[] = []
      for (const [tag] of page.matchAll(/<section\b[^>]*>|<\/section>|<h[1-6]\b/g)) {
        if (tag.startsWith('<section')) open.push(tag.includes(' aria-label='))
        else if (tag === '</section>') expect([path, open.pop()]).toEqual([path, true])
        else if (open.length > 0) open[open.length - 1] = true
      }
    }
  })

  it('neighbouring inline scripts are one', async () => {
    for (const path of pages) {
      const page = await html(path)
      expect([path, /<script>(?:(?!<\/script>)[\s\S])*<\/script><script>/.test(page)]).toEqual([path, false])
    }
  })
})
