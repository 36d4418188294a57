import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreCard } from '../../../src/admin/super-admin/security/score-card'
import { STATUS_NOTE, securityStatus } from '../../../src/features/security/advice/rules'

describe('the score', () => {
  it.each([
    [95, { critical: 0, high: 0 }, 'Secure'],
    [40, { critical: 0, high: 0 }, 'Secure'],
    [95, { critical: 0, high: 2 }, 'Watch'],
  ])('of %d with %j has the word of Monitoring, about the same day', (score, alerts, word) => {
    const card = renderToStaticMarkup(createElement(ScoreCard, { score, alerts }))
    expect(securityStatus(alerts)).toBe(word)
    expect(card).toContain(`>${word}</span>`)
    expect(card).toContain(STATUS_NOTE)
    expect(card).not.toMatch(/Good|Fair|Poor/)
  })
})
