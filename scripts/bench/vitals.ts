import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../chromium.ts'
import { measured, median } from './report.ts'
import { type Site, someone } from './site.ts'
import { interactions } from './vitals-interactions.ts'
import { phone, SLOW_CPU } from './vitals-phone.ts'

const TURNS = 5
/** As in Lighthouse: 1.6 Mbit/s, 150 ms round trip. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** The page counts as loaded after this time without requests. */
const QUIET_MS = 2500

const paths = ['/', '/blog', '/blog/find-the-first-process-to-automate', '/pricing', '/book-call']

/** The address of a server with another state of the code, such as the commit before, measured in alternation. */
const OTHER = process.env.BENCH_BESIDE

interface Vitals {
  /** Of the largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time: the part of each long task above 50 ms. */
  tbt: number
  /** Script time in milliseconds without any interaction. */
  script: number
}

/** Runs in the browser, before the code of the page. */
function observe() {
  const seen = { lcp: 0, tbt: 0 }
  Reflect.set(window, 'vitals', seen)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

async function vitalsOf(browser: Browser, url: string): Promise<Vitals> {
  const page = await phone(browser)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await devtools.send('Performance.enable')
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await pause(QUIET_MS)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seen = await page.evaluate(() => Reflect.get(window, 'vitals') as { lcp: number; tbt: number })
  await page.context().close()
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  return { ...seen, script }
}

/** The same page without scripts: a plain static page with the same style sheet, fonts and pictures. */
async function plainPage(site: string, path: string) {
  const html = (await (await fetch(`${site}${path}`, { headers: someone() })).text()).replace(
    /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
    '',
  )
  const server = createServer(async ({ url = '/' }, res) => {
    if (url === '/plain') return res.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    const file = await fetch(`${site}${url}`, { headers: someone() })
    res.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      'cache-control': file.headers.get('cache-control') ?? '',
    })
    res.end(Buffer.from(await file.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/plain`, stop: () => server.close() }
}

const figures = [
  ['largest contentful paint', 'lcp'],
  ['total blocking time', 'tbt'],
  ['scripts before the first touch', 'script'],
] as const

/** Waiting times on a slow phone, in alternation with the same pages without scripts. */
export async function vitals({ server }: Site): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    for (const path of paths) {
      const plain = await plainPage(server.url, path)
      const [ours, theirs, others]: [Vitals[], Vitals[], Vitals[]] = [[], [], []]
      // The first visit warms the server's caches.
      for (let turn = 0; turn <= TURNS; turn++) {
        const [one, other] = [
          await vitalsOf(browser, `${server.url}${path}`),
          await vitalsOf(browser, plain.url),
        ]
        const third = OTHER ? await vitalsOf(browser, `${OTHER}${path}`) : undefined
        if (turn === 0) continue
        ours.push(one)
        theirs.push(other)
        if (third) others.push(third)
      }
      plain.stop()
      for (const [name, figure] of figures) {
        const rivals = {
          'without scripts': theirs,
          ...(others.length > 0 ? { 'the other server': others } : {}),
        }
        for (const [rival, seen] of Object.entries(rivals))
          measured({
            name: `${path}: ${name}`,
            unit: 'ms',
            ours: median(ours.map((each) => each[figure])),
            rival: { name: rival, value: median(seen.map((each) => each[figure])) },
          })
      }
    }
    for (const { name, run } of interactions) {
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) times.push(await run(browser, server.url))
      measured({
        name: `interaction to next paint: ${name}`,
        unit: 'ms',
        ours: median(times),
        note: `the slowest of ${TURNS}: ${Math.max(...times)} ms`,
      })
    }
  } finally {
    await browser.close()
  }
}
