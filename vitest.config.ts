import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = {
  '@payload-config': join(root, 'payload.config.ts'),
  '@collections': join(root, 'collections'),
  '@endpoints': join(root, 'endpoints'),
  '@': join(root, 'src'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts?(x)'], environment: 'node' },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/postgres-template.ts'],
          setupFiles: ['tests/support/own-database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
