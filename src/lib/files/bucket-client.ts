import { pipeline, Readable, Transform } from 'node:stream'

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

/** More than the largest file, and than a page of a list. */
const MOST_BYTES = 64 * 1024 * 1024

/** The body, which fails where it becomes longer than `most` bytes. */
function bounded(body: Readable, most: number): Readable {
  let size = 0
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      size += part.length
      done(size > most ? new Error('it sends far more than a file') : null, part)
    },
  })
  // The reader gets the error.
  return pipeline(body, counted, () => undefined)
}

/** The client of the storage. Only this file loads its package, which takes 37 MB of memory. */
async function connect(
  { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: BucketSettings,
  mostBytes: number,
) {
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
  client.middlewareStack.add(
    (next) => async (asked) => {
      const answer = await next(asked)
      const { response } = answer as { response: { body?: unknown } }
      if (response.body instanceof Readable) response.body = bounded(response.body, mostBytes)
      return answer
    },
    // The last before the network: every answer passes it, before anything is read of it.
    { step: 'deserialize', priority: 'low' },
  )
  return { sdk, client }
}

type Connection = Awaited<ReturnType<typeof connect>>

export function bucketClient(settings: BucketSettings, mostBytes = MOST_BYTES): () => Promise<Connection> {
  let made: Promise<Connection> | undefined
  return () => {
    made ??= connect(settings, mostBytes)
    return made
  }
}
