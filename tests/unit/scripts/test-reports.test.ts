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
            {
              status: 'failed',
              fullName: 'takes away',
              failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\nat a'],
            },
          ],
        },
        {
          name: '/somewhere/tests/unit/b.test.ts',
          status: 'failed',
          message: 'not found',
          assertionResults: [],
        },
      ],
    }
    expect(vitestCounts(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 2,
      names: [
        'tests/unit/a.test.ts › takes away\n    expected 2\n    at a',
        'tests/unit/b.test.ts\n    not found',
      ],
    })
  })
})

describe('playwrightCounts', () => {
  it('counts a test that passed at its second try, and names it', () => {
    const results = [{ errors: [{ message: 'not kept' }] }, { errors: [] }]
    const tests = (status: string) => [{ status, results }]
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
      names: ['a.spec.ts › a form › keeps its text\n    not kept'],
      flaky: ['a.spec.ts › a form › sends\n    not kept'],
    })
  })
})
