/** Where a bucket is, and who may write to it. */
export interface BucketSettings {
  bucket: string
  /** Address of the S3-compatible service. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name in the path and not in the host. */
  forcePathStyle: boolean
}

/** A row waits for its files in a transaction: better an error than a connection that is held for minutes. */
const CONNECT_MS = 3000
const SILENCE_MS = 5000
const ATTEMPTS = 2

/** The client of the storage. Its package, 37 MB in memory, is loaded here and nowhere else. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle,
    // Given here, so that it looks for none on this machine or in the network.
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Checksums beyond the signature are Amazon's own; other services refuse or spoil them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

type Connection = Awaited<ReturnType<typeof connect>>

/** The client of a bucket, made when it is first asked for. */
export function bucketClient(settings: BucketSettings): () => Promise<Connection> {
  let made: Promise<Connection> | undefined
  return () => {
    made ??= connect(settings)
    return made
  }
}
