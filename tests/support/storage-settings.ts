import type { LocalS3 } from './s3/server'

/**
 * Starts a local S3 and gives it to the application, which reads its settings once: to be awaited in `vi.hoisted`, before
 * anything of the application is imported.
 */
export async function uploadsInBucket(): Promise<LocalS3> {
  const { startS3 } = await import('./s3/server')
  const storage = await startS3()
  Object.assign(process.env, storage.settings)
  return storage
}
