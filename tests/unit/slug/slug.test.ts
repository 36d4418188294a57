import { describe, expect, it } from 'vitest'
import { freeSlug, isSlug, MAX_SLUG_LENGTH, slugify } from '../../../src/features/slug/slug'

describe('slugify', () => {
  it.each([
    ['How to Find the First Process', 'how-to-find-the-first-process'],
    ["What's new? (2026)", 'whats-new-2026'],
    ['  Café -- Über  Straße ', 'cafe-uber-strasse'],
    ['A_b/c', 'a-bc'],
    ['snake_case_title', 'snake-case-title'],
    ['2020–2026', '2020-2026'],
    ['Zażółć gęślą jaźń w Łodzi', 'zazolc-gesla-jazn-w-lodzi'],
    ['Færøerne', 'faeroerne'],
    ['ışık, İstanbul', 'isik-istanbul'],
    ['Đorđe und Œuvre', 'dorde-und-oeuvre'],
    ['Привет, май', 'privet-may'],
    ['Αθήνα', 'athina'],
    ['日本', ''],
    ['🔙 🦄', ''],
    ['人工智能 2026', '2026'],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('always makes a valid slug', () => {
    for (const title of ['x'.repeat(500), '- a -', `${'a'.repeat(119)} b`])
      expect(isSlug(slugify(title))).toBe(true)
  })
})

describe('freeSlug', () => {
  it('takes the first free number', async () => {
    const taken = new Set(['post', 'post-2'])
    expect(await freeSlug('post', async (slug) => taken.has(slug))).toBe('post-3')
    expect(await freeSlug('other', async (slug) => taken.has(slug))).toBe('other')
  })

  it('stays within the length', async () => {
    const long = 'a'.repeat(MAX_SLUG_LENGTH)
    const slug = await freeSlug(long, async (candidate) => candidate === long)
    expect(slug).toHaveLength(MAX_SLUG_LENGTH)
    expect(isSlug(slug)).toBe(true)
  })
})
