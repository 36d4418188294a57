import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  /** The failed tests, each followed by the first lines of its reason. */
  names: string[]
}

/** Enough to see the expected and the actual value. */
const REASON_LINES = 16

/** A test's name and why it failed, for a reader who no longer sees the runner's own lines. */
function withReason(name: string, messages: string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))
  const reason = lines.filter((line) => line.trim() !== '').slice(0, REASON_LINES)
  return [name, ...reason.map((line) => `    ${line}`)].join('\n')
}

/** Vitest's JSON report. A file that could not be loaded has no tests, so the file itself is named. */
export function vitestCounts(json: string): Counts {
  const report = JSON.parse(json) as {
    numPassedTests: number
    numFailedTests: number
    testResults: {
      name: string
      status: string
      message?: string
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
    }[]
  }
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/tests/') + 1)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [withReason(file, message ? [message] : [])]
    return failed.map(({ fullName, failureMessages = [] }) =>
      withReason(`${file} › ${fullName}`, failureMessages),
    )
  })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, names.length),
    names,
  }
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results?: { errors: { message?: string }[] }[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: Test[] }[]
}

/** Playwright's JSON report; `flaky` are tests that passed only in a retry. */
export function playwrightCounts(json: string): Counts & { flaky: string[] } {
  const report = JSON.parse(json) as { suites: Suite[] }
  const counts = { passed: 0, names: [] as string[], flaky: [] as string[] }
  const walk = (suite: Suite, path: string[]): void => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, results = [] } of tests) {
        const name = [...path, title].join(' › ')
        const [firstTry] = results
        const reasons = firstTry?.errors.map(({ message = '' }) => message) ?? []
        if (status === 'unexpected') counts.names.push(withReason(name, reasons))
        if (status === 'flaky') counts.flaky.push(withReason(name, reasons))
        if (status === 'expected' || status === 'flaky') counts.passed += 1
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title])
  }
  for (const suite of report.suites) walk(suite, [suite.title])
  return { ...counts, failed: counts.names.length }
}
