import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

interface Site {
  port: number
  smtpPort: number
  googlePort: number
  dataFolder: string
  databaseURL: string
}

const port = Number(process.env.E2E_PORT ?? 3417)
// The configuration is read again in each worker: only the first reading may choose ports and folder.
process.env.E2E_PORTS ??= [port, process.env.E2E_SMTP_PORT ?? port + 1, port + 2].join()
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'quickwin-e2e-'))

const ports = process.env.E2E_PORTS.split(',').map(Number)
const databases = process.env.E2E_DATABASE_URLS?.split(',') ?? []

/** A site, a mail server and a Google for each worker: tests on one site would see each other's settings and figures. */
const sites = Array.from({ length: ports.length / 3 }, (_, at): Site => {
  const [port = 0, smtpPort = 0, googlePort = 0] = ports.slice(at * 3)
  const dataFolder = join(process.env.E2E_DATA_DIR ?? '', String(at))
  return { port, smtpPort, googlePort, dataFolder, databaseURL: databases[at] ?? '' }
})
const urlOf = (port: number) => `http://localhost:${port}`
const mailFolder = ({ dataFolder }: Site) => join(dataFolder, 'inbox')

const own = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
if (!own) throw new Error('A worker has no site')
process.env.E2E_PORT = String(own.port)
process.env.E2E_GOOGLE_PORT = String(own.googlePort)
process.env.E2E_MAIL_DIR = mailFolder(own)

type Servers = Extract<PlaywrightTestConfig['webServer'], unknown[]>

const helpers = (site: Site): Servers => [
  {
    command: 'node --import tsx tests/support/smtp-server.ts',
    port: site.smtpPort,
    env: { SMTP_PORT: String(site.smtpPort), MAIL_DIR: mailFolder(site) },
  },
  {
    command: 'node tests/support/google/main.ts',
    port: site.googlePort,
    env: {
      GOOGLE_PORT: String(site.googlePort),
      GOOGLE_REDIRECT_URIS: `${urlOf(site.port)}/api/google-calendar-oauth/callback`,
    },
  },
]

const server = (site: Site): Servers[number] => ({
  command: 'node src/server/main.ts start',
  // Without an address to wait for, the sites start at once; the global setup waits for all of them.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
  env: {
    PORT: String(site.port),
    SITE_URL: urlOf(site.port),
    DATA_DIR: site.dataFolder,
    // Embedded, unless the tests were given a server.
    DATABASE_URL: site.databaseURL,
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: 'owner@quickwin.example',
    ADMIN_PASSWORD: 'Owner-Password-1',
    SMTP_URL: `smtp://127.0.0.1:${site.smtpPort}`,
    GOOGLE_API_ROOT_URL: urlOf(site.googlePort),
    GOOGLE_OAUTH_ROOT_URL: urlOf(site.googlePort),
    // Each test says in X-Forwarded-For who it is, so that no test uses up another one's share.
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
  },
})

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const inFirefox = (executablePath: string) => ({
  name: 'firefox',
  testMatch: [
    ...['visitor-journeys.spec.ts', 'desk-journeys.spec.ts', 'editor-journey.spec.ts'],
    ...['reload.spec.ts', 'copied-text.spec.ts'],
  ],
  use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } } as const,
})

const firefox = process.env.FIREFOX

/** The production build with its own embedded database, a real SMTP server and a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: sites.length,
  // A busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // Repeated once, and named at the end of the run: docs/decisions/0031-contract-tests-of-the-server.md.
  retries: 1,
  globalSetup: './tests/support/allow-many-bookings.ts',
  globalTeardown: './tests/support/remove-e2e-data.ts',
  use: {
    baseURL: urlOf(own.port),
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
    // A trace of each first try would take a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First what is one long file: as the last it would leave the other browser without work.
    ...(process.env.WEBKIT ? [{ name: 'webkit', testMatch: 'webkit.spec.ts' }] : []),
    ...(firefox ? [inFirefox(firefox)] : []),
    { name: 'chromium', testIgnore: 'webkit.spec.ts', use: { launchOptions: chromium } },
  ],
  webServer: [...sites.flatMap(helpers), ...sites.map(server)],
})
