import { describe, expect, it } from 'vitest'
import { policyForHtml } from '../../../../src/server/pages/content-policy.ts'
import { finishedSearch, isSearchAddress } from '../../../../src/server/pages/search-pages.ts'

describe('the address of a search', () => {
  it.each([
    '/search?q=invoice',
    '/blog/search?q=two+words',
    '/search?q=%C3%A9t%C3%A9&page=2',
    '/search?q=a%26b',
  ])('%s is as our own forms and links write it', (url) => expect(isSearchAddress(url)).toBe(true))

  it.each([
    '/search',
    '/search?q=',
    '/search?q=+invoice',
    '/search?q=two%20words',
    '/search?q=invoice&q=other',
    '/search?q=invoice&utm=x',
    '/search?page=2&q=invoice',
    '/search?q=invoice&page=0',
    '/search?q=invoice&page=',
    '/search?q=invoice&page=99999',
    '/search?q=invoice?q=other',
    '/search?q=%00',
    '/search?q=a%E2%80%8Bb',
    '/search?q=%ff',
    `/search?q=${'a'.repeat(101)}`,
  ])('%s is not', (url) => expect(isSearchAddress(url)).toBe(false))
})

describe('the page of a search', () => {
  const nonce = 'AbCdEfGhIjKlMnOpQrStUvWx'
  const page = (head: string) =>
    `<html><head>${head}<script src="/_next/static/chunks/a.js" nonce="${nonce}" async=""></script></head><body>` +
    `<p>nonce=&quot;x&quot;</p><script nonce="${nonce}">one()</script></body></html>`
  const kept = page('<meta name="page-kept" content="until-change"/>')

  it('is finished: no nonce, its scripts by their hashes and later', () => {
    const finished = finishedSearch(kept)
    expect(finished?.html).not.toContain(nonce)
    expect(finished?.html).not.toMatch(/<script src=/)
    expect(finished?.html).toContain('<p>nonce=&quot;x&quot;</p>')
    expect(finished?.headers['content-security-policy']).toBe(policyForHtml(finished?.html ?? ''))
    expect(finished?.headers['content-security-policy']).not.toContain('nonce')
    expect(finishedSearch(kept)?.etag).toBe(finished?.etag)
  })

  it('is not kept where it does not say that it may be, or its scripts are written in an unknown way', () => {
    expect(finishedSearch(page(''))).toBeUndefined()
    expect(finishedSearch(kept.replace('async=""', 'defer=""'))).toBeUndefined()
  })
})
