import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../src/lib/social-card/draw-card'
import { drawableText } from '../../../src/lib/social-card/drawable-text'

describe("what the card's fonts can draw", () => {
  it.each([
    ['Invoice Processing, Step by Step', 'Invoice Processing, Step by Step'],
    ['Łódź: “façade” – 300 € for naïve users…', 'Łódź: “façade” – 300 € for naïve users…'],
    ['Cafe\u0301', 'Café'],
    ['Save time 🚀 → now', 'Save time now'],
    ['line\u0000\nbreak', 'line break'],
    ['請求書処理の自動化', ''],
    ['Автоматизация', ''],
    ['Mixed 請求 title', ''],
    ['🚀', ''],
  ])('of %j is %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn)
  })
})

it('a title in another script is replaced by the kicker, and nothing is drawn as a box', async () => {
  const card = await drawCard({ kicker: 'Tutorials', title: '請求書処理の自動化', brandName: 'Quickwin' })
  const named = await drawCard({ kicker: '', title: 'Tutorials', brandName: 'Quickwin' })
  expect(card.equals(named)).toBe(true)
})

it('a card of which nothing can be written is still a card', async () => {
  const card = await drawCard({ kicker: '記事', title: '請求書', brandName: '会社' })
  expect(card.subarray(1, 4).toString()).toBe('PNG')
})
