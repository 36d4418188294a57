import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ask, textOf } from '../support/ask'

const server = inject('server')
const LOADER = /<script>(\(function\(sources,doc\)[\s\S]*?)\)\((\["[^\]]*\]),document\)/

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
  return textOf(await ask(server, path, { headers: { range: 'bytes=0-' } }))
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
  it('no script file is in the way of the first paint; old browsers’ alone is left', async () => {
    for (const path of pages) {
      const page = await html(path)
      const files = attributesOf(page).filter((attributes) => /\ssrc=/.test(attributes))
      expect([path, files.filter((attributes) => !/\snomodule\b/i.test(attributes))]).toEqual([path, []])
      expect([path, /<link\b[^>]*\bas="script"/.test(page)]).toEqual([path, false])
      expect([path, /<link\b[^>]*\brel="modulepreload"/.test(page)]).toEqual([path, false])
    }
  })

  it('one loader is in the head and names script files that are there', async () => {
    for (const path of pages) {
      const page = await html(path)
      const head = page.slice(0, page.indexOf('</head>'))
      expect([path, page.split('getEntriesByName("first-contentful-paint")').length - 1]).toEqual([path, 1])
      const sources = JSON.parse(LOADER.exec(head)?.[2] ?? '[]') as string[]
      // React, the router and the page: fewer would be a page whose scripts were lost.
      expect([path, sources.length >= 4]).toEqual([path, true])
      expect([path, new Set(sources).size]).toEqual([path, sources.length])
      for (const source of sources) {
        const file = await ask(server, source)
        expect([source, file.status, file.headers['content-type']]).toEqual([
          source,
          200,
          expect.stringMatching(/^(text|application)\/javascript/),
        ])
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
