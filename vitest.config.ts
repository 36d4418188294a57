import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = {
  '@payload-config': join(root, 'payload.config.ts'),
  '@collections': join(root, 'collections'),
  '@endpoints': join(root, 'endpoints'),
  '@': join(root, 'src'),
}

const unit = 'tests/unit/**/*.test.ts?(x)'
const namesTime = (file: string) => /Date\b|Temporal|zone|\d{4}-\d\d-\d\d/i.test(readFileSync(file, 'utf8'))

const int = globSync('tests/int/**/*.test.ts', { cwd: root })
/**
 * The application reads its settings once in a process, and knows there what it heard from Google. A module that another file
 * has loaded is not replaced any more.
 */
const needsOwnProcess = (file: string) =>
  /process\.env\.\w+ = |support\/(google|storage-settings)|vi\.mock\(/.test(
    readFileSync(join(root, file), 'utf8'),
  )

/** A busy machine is slow, not wrong. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

const integration = {
  ...patient,
  environment: 'node',
  globalSetup: ['tests/support/postgres-template.ts'],
  setupFiles: ['tests/support/own-database.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
}

/** Contract tests that reach nothing of each other: their servers are their own, or are asked for nothing that counts. */
const sideBySide =
  'tests/contract/{connections,delivered-tree,embedded-database,google-calendar,no-secrets-in-logs,operation,several-servers,shared-bucket,stop}.test.ts'

const contract = {
  ...patient,
  environment: 'node',
  globalSetup: ['tests/support/contract-servers.ts'],
  pool: 'forks' as const,
}

export default defineConfig({
  resolve: { alias },
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [unit],
          environment: 'node',
          ...patient,
        },
      },
      {
        // The unit tests in which the zone of the process can matter, for runs in further zones. Hostile files take seconds, and
        // know instants only.
        resolve: { alias },
        test: {
          name: 'zones',
          include: globSync('tests/unit/**/*.test.{ts,tsx}', { cwd: root }).filter(
            (file) => !file.includes('hostile-') && namesTime(join(root, file)),
          ),
          environment: 'node',
          ...patient,
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'int',
          include: int.filter((file) => !needsOwnProcess(file)),
          // Loading Payload takes longer than most of these files.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        // Half of these wait, for time-outs, retries and commands.
        test: {
          ...integration,
          name: 'int-alone',
          include: int.filter(needsOwnProcess),
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Against the production build: the server in front of the framework, as the network sees it.
        resolve: { alias },
        test: {
          ...contract,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [sideBySide],
          maxWorkers: 1,
        },
      },
      {
        resolve: { alias },
        test: { ...contract, name: 'contract-alone', include: [sideBySide], maxWorkers: 2 },
      },
      {
        // Docker compose, where an engine runs: the steps follow each other.
        resolve: { alias },
        test: {
          name: 'compose',
          include: ['tests/compose/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 1_200_000,
        },
      },
      {
        // Kills, full disks: each with a server of its own on the production build.
        resolve: { alias },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
