import { expect, it, vi } from 'vitest'
import { register } from '../../../src/instrumentation'
import { applicationReady } from '../../../src/server/process/ready'

vi.mock('../../../src/application/start', () => {
  throw new Error('a file of the build is missing')
})

it('code that cannot be loaded ends the wait for the application', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  await register()
  await expect(applicationReady()).rejects.toThrow()
})
