import { join } from 'node:path'
import { env } from '@/env'
import { MEDIA_FOLDER } from '@/features/backup/media'
import { bucketStore } from '@/lib/files/bucket-store'
import type { FileStore } from '@/lib/files/file-store'
import { folderStore } from '@/lib/files/folder-store'

/** The bucket in the environment, or the folder. */
function chosenStore(): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStore(join(env.DATA_DIR, MEDIA_FOLDER))
  return bucketStore({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  })
}

export const pictureFiles = chosenStore()
