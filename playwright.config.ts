import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3417)
const smtpPort = Number(process.env.E2E_SMTP_PORT ?? 3418)
const googlePort = Number(process.env.E2E_GOOGLE_PORT ?? port + 2)
const googleURL = `http://localhost:${googlePort}`
const baseURL = `http://localhost:${port}`

// The configuration is read again in each worker: only the first reading may choose the folder.
process.env.E2E_GOOGLE_PORT ??= String(googlePort)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'quickwin-e2e-'))
process.env.E2E_MAIL_DIR ??= join(process.env.E2E_DATA_DIR, 'inbox')

/** The production build with its own embedded database, a real SMTP server and a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Repeated once, and named at the end of the run: docs/decisions/0031-contract-tests-of-the-server.md.
  retries: 1,
  globalSetup: './tests/support/allow-many-bookings.ts',
  globalTeardown: './tests/support/remove-e2e-data.ts',
  use: {
    baseURL,
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
    // A trace of each first try would take a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
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
    },
  },
  webServer: [
    {
      command: 'node --import tsx tests/support/smtp-server.ts',
      port: smtpPort,
      env: { SMTP_PORT: String(smtpPort), MAIL_DIR: process.env.E2E_MAIL_DIR },
    },
    {
      command: 'node tests/support/google/main.ts',
      port: googlePort,
      env: {
        GOOGLE_PORT: String(googlePort),
        GOOGLE_REDIRECT_URIS: `${baseURL}/api/google-calendar-oauth/callback`,
      },
    },
    {
      command: 'node src/server/main.ts start',
      url: `${baseURL}/api/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
      env: {
        PORT: String(port),
        SITE_URL: baseURL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        // Embedded, unless the tests were given a server.
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        ALLOW_PRIVATE_WEBHOOKS: 'true',
        PAYLOAD_SECRET: randomBytes(32).toString('hex'),
        ENCRYPTION_KEY: randomBytes(32).toString('hex'),
        ADMIN_EMAIL: 'owner@quickwin.example',
        ADMIN_PASSWORD: 'Owner-Password-1',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        GOOGLE_API_ROOT_URL: googleURL,
        GOOGLE_OAUTH_ROOT_URL: googleURL,
        // Each test says in X-Forwarded-For who it is, so that no test uses up another one's share.
        TRUSTED_PROXY_HOPS: '1',
        LOG_LEVEL: 'warn',
      },
    },
  ],
})
