import { describe, expect, it } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../../scripts/test-reports'

describe('vitestCounts', () => {
  it('names each test that failed, and a file that could not be loaded', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: '/somewhere/tests/unit/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'takes away' },
          ],
        },
        { name: '/somewhere/tests/unit/b.test.ts', status: 'failed', assertionResults: [] },
      ],
    }
    expect(vitestCounts(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 2,
      names: ['tests/unit/a.test.ts › takes away', 'tests/unit/b.test.ts'],
    })
  })
})

describe('playwrightCounts', () => {
  it('counts a test that passed at its second try, and names it', () => {
    const tests = (status: string) => [{ status }]
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            { title: 'opens', tests: tests('expected') },
            { title: 'is not meant for this browser', tests: tests('skipped') },
          ],
          suites: [
            {
              title: 'a form',
              specs: [
                { title: 'sends', tests: tests('flaky') },
                { title: 'keeps its text', tests: tests('unexpected') },
              ],
            },
          ],
        },
      ],
    }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({
      passed: 2,
      failed: 1,
      names: ['a.spec.ts › a form › keeps its text'],
      flaky: ['a.spec.ts › a form › sends'],
    })
  })
})
