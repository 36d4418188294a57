import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreCard } from '../../../src/admin/super-admin/security/score-card'
import { alertsNote, securityStatus, statusColour } from '../../../src/features/security/advice/rules'

describe('the score', () => {
  it.each([
    [95, { critical: 0, high: 0, criticalInHour: 0, task: undefined }, 'Secure'],
    [100, { critical: 0, high: 0, criticalInHour: 0, task: 'Sign in with a second factor' }, 'Watch'],
    [75, { critical: 0, high: 0, criticalInHour: 0, task: undefined }, 'Watch'],
    [40, { critical: 0, high: 0, criticalInHour: 0, task: undefined }, 'Watch'],
    [95, { critical: 0, high: 2, criticalInHour: 0, task: undefined }, 'Watch'],
    [100, { critical: 7, high: 0, criticalInHour: 0, task: undefined }, 'Attacked earlier'],
  ])('of %d with %j has the word of Monitoring, about the same day', (score, alerts, word) => {
    const card = renderToStaticMarkup(createElement(ScoreCard, { score, alerts }))
    expect(securityStatus(alerts, score)).toBe(word)
    expect(card).toContain(`>${word}</span>`)
    expect(card.toLowerCase()).toContain(alertsNote(alerts, score))
    expect(card).not.toMatch(/Good|Fair|Poor/)
  })

  it.each([
    ['Secure', 90, 'green'],
    ['Watch', 100, 'yellow'],
    ['Watch', 60, 'orange'],
    ['Watch', 40, 'red'],
    ['Under attack', 75, 'red'],
  ] as const)('has one colour with its word: %s with %d is %s', (status, score, colour) => {
    expect(statusColour(status, score)).toBe(colour)
  })
})
