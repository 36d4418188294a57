import { describe, expect, it } from 'vitest'
import { isShown, noticeOf, noticeTimes } from '../../../src/features/site/notice'

const from = '2026-12-24T08:00:00.000Z'
const until = '2027-01-02T08:00:00.000Z'

describe('a notice', () => {
  it.each([
    [undefined],
    [{}],
    [{ text: '  ', linkLabel: 'More', linkHref: '/contact', from }],
    [{ text: null, until }],
  ])('is none without a text: %j', (stored) => {
    expect([noticeOf(stored), noticeTimes(stored)]).toEqual([null, []])
  })

  it('has a link only when both its words and its address are there', () => {
    const text = 'Closed'
    expect(noticeOf({ text, linkLabel: 'More' })?.link).toBeNull()
    expect(noticeOf({ text, linkHref: '/contact' })?.link).toBeNull()
    expect(noticeOf({ text, linkLabel: 'More', linkHref: '/contact' })?.link).toEqual({
      label: 'More',
      href: '/contact',
    })
  })

  it('is shown from its beginning on, and not at its end', () => {
    const at = (instant: string, notice: { from: string | null; until: string | null }) =>
      isShown(notice, new Date(instant))
    const both = { from, until }
    expect(at('2026-12-24T07:59:59.999Z', both)).toBe(false)
    expect(at(from, both)).toBe(true)
    expect(at('2027-01-02T07:59:59.999Z', both)).toBe(true)
    expect(at(until, both)).toBe(false)
    expect(at('2020-01-01T00:00:00Z', { from: null, until })).toBe(true)
    expect(at('2030-01-01T00:00:00Z', { from, until: null })).toBe(true)
    expect(at('2030-01-01T00:00:00Z', { from: null, until: null })).toBe(true)
  })

  it('changes pages when it begins and when it ends', () => {
    expect(noticeTimes({ text: 'Closed', from, until })).toEqual([from, until])
    expect(noticeTimes({ text: 'Closed', until })).toEqual([until])
    expect(noticeTimes({ text: 'Closed' })).toEqual([])
  })
})
