/** What one runner reports. */
export interface Counts {
  passed: number
  failed: number
  /** The tests that failed. */
  names: string[]
}

/** Vitest's JSON report. A file that could not be loaded has no tests: it is named itself. */
export function vitestCounts(json: string): Counts {
  const report = JSON.parse(json) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
  }
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/tests/') + 1)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, names.length),
    names,
  }
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

/** Playwright's JSON report; `flaky` are the tests that passed only when they were run again. */
export function playwrightCounts(json: string): Counts & { flaky: string[] } {
  const report = JSON.parse(json) as { suites: Suite[] }
  const counts = { passed: 0, names: [] as string[], flaky: [] as string[] }
  const walk = (suite: Suite, path: string[]): void => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status } of tests) {
        const name = [...path, title].join(' › ')
        if (status === 'unexpected') counts.names.push(name)
        if (status === 'flaky') counts.flaky.push(name)
        if (status === 'expected' || status === 'flaky') counts.passed += 1
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title])
  }
  for (const suite of report.suites) walk(suite, [suite.title])
  return { ...counts, failed: counts.names.length }
}
