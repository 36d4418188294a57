import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreCard } from '../../../src/admin/super-admin/security/score-card'
import { alertsNote, securityStatus, statusColour } from '../../../src/features/security/advice/rules'

const counted = (critical: number, high: number, inHour: number, task?: string, mistyped = 0) => ({
  ...{ critical, high, criticalInHour: inHour, task },
  ...{ attacks: critical - mistyped, attacksInHour: inHour - mistyped },
})

describe('the score', () => {
  it.each([
    [95, counted(0, 0, 0), 'Secure'],
    [100, counted(0, 0, 0, 'Sign in with a second factor'), 'Watch'],
    [75, counted(0, 0, 0), 'Watch'],
    [40, counted(0, 0, 0), 'Watch'],
    [95, counted(0, 2, 0), 'Watch'],
    [100, counted(7, 0, 0), 'Attacked earlier'],
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
