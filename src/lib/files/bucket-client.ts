export interface BucketSettings {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name in the path and not in the host. */
  forcePathStyle: boolean
}

/** A transaction waits for the files of its row: an error is better than a connection that is held for minutes. */
const CONNECT_MS = 3000
const SILENCE_MS = 5000
const ATTEMPTS = 2

/** The client of the storage. Only this file loads its package, which takes 37 MB of memory. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle,
    // Given here, so that the client does not look for credentials on this machine or in the network.
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Checksums beyond the signature are Amazon's own; other services reject or damage them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

type Connection = Awaited<ReturnType<typeof connect>>

export function bucketClient(settings: BucketSettings): () => Promise<Connection> {
  let made: Promise<Connection> | undefined
  return () => {
    made ??= connect(settings)
    return made
  }
}
