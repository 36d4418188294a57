import { describe, expect, it } from 'vitest'
import { type Incidents, scoreColour, securityScore } from '../../../src/features/security/metrics/rules'

const none: Incidents = { failedAuth: 0, validationErrors: 0, rateLimitHits: 0, suspiciousActivities: 0 }

describe('the security score', () => {
  it.each([
    [{}, 100],
    [{ failedAuth: 1 }, 98],
    [{ failedAuth: 15 }, 70],
    [{ failedAuth: 16 }, 70],
    [{ validationErrors: 19 }, 81],
    [{ validationErrors: 500 }, 80],
    [{ rateLimitHits: 1 }, 95],
    [{ rateLimitHits: 6 }, 75],
    [{ suspiciousActivities: 2 }, 80],
    [{ suspiciousActivities: 6 }, 50],
    [{ failedAuth: 2, validationErrors: 3, rateLimitHits: 1, suspiciousActivities: 1 }, 78],
    [{ failedAuth: 15, validationErrors: 20, suspiciousActivities: 5 }, 0],
    [{ failedAuth: 99, validationErrors: 99, rateLimitHits: 99, suspiciousActivities: 99 }, 0],
  ] satisfies [Partial<Incidents>, number][])('of %j is %d', (incidents, score) => {
    expect(securityScore({ ...none, ...incidents })).toBe(score)
  })

  it.each([
    [100, 'green'],
    [90, 'green'],
    [89, 'yellow'],
    [70, 'yellow'],
    [69, 'orange'],
    [50, 'orange'],
    [49, 'red'],
    [0, 'red'],
  ])('of %d is %s', (score, colour) => {
    expect(scoreColour(score)).toBe(colour)
  })
})
