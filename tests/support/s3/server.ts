import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerForList, answerForObject, type Objects, type S3Answer, s3Error } from './objects'
import { type Identity, refusalOf } from './signature'

/** reset: the connection ends without an answer; silent: none ever comes; cut: half of it; a code: S3's own error. */
export type Fault = 'reset' | 'silent' | 'cut' | { status: number; code: string }

/** Fewer than one site's pictures, so that lists have several pages. */
const PAGE = 3

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function send(
  response: ServerResponse,
  method: string | undefined,
  { status, headers, body = '' }: S3Answer,
) {
  response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), server: 'S3', ...headers })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Begins an answer and ends the connection in the middle of its body. */
function sendHalf(response: ServerResponse, { status, headers, body = '' }: S3Answer) {
  const data = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': String(data.length) })
  response.write(data.subarray(0, data.length / 2), () => response.destroy())
}

/**
 * A local S3-compatible server with one bucket, which speaks as S3 does: signatures, errors, ranges, pages of lists. It
 * is asked with the bucket's name in the path.
 */
export async function startS3(given: Partial<Identity> & { bucket?: string; port?: number } = {}) {
  const {
    bucket = `bucket-${randomBytes(4).toString('hex')}`,
    accessKeyId = `key-${randomBytes(6).toString('hex')}`,
    // With what signatures could be confused by.
    secretAccessKey = `${randomBytes(12).toString('base64')}/+=`,
    region = 'test-1',
  } = given
  const objects: Objects = new Map()
  const asked: string[] = []
  let fault: ((request: IncomingMessage) => Fault | undefined) | undefined

  function answer(request: IncomingMessage, body: Buffer): S3Answer {
    const refusal = refusalOf(request, body, { accessKeyId, secretAccessKey, region })
    if (refusal) return s3Error(refusal.status, refusal.code, refusal.message)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
    const [, named = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? []
    if (named !== bucket) return s3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
    if (key) return answerForObject(objects, key, request, body)
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return answerForList(objects, bucket, searchParams, PAGE)
    return s3Error(501, 'NotImplemented', 'Not implemented')
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => undefined)
    if (!body) return
    asked.push(`${request.method} ${request.url}`)
    const wrong = fault?.(request)
    if (wrong === 'silent') return
    if (wrong === 'reset') return void request.socket.destroy()
    if (wrong === 'cut') return sendHalf(response, answer(request, body))
    send(
      response,
      request.method,
      wrong ? s3Error(wrong.status, wrong.code, wrong.code) : answer(request, body),
    )
  })
  server.listen(given.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const endpoint = `http://127.0.0.1:${address.port}`

  return {
    objects,
    /** Method and path of each request so far. */
    asked,
    /** Names of the files below media/, sorted; without those that begin with a dot. */
    files: () =>
      [...objects.keys()]
        .filter((key) => /^media\/[^.]/.test(key))
        .map((key) => key.slice('media/'.length))
        .sort(),
    bucket: { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle: true },
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
    /** Decides what goes wrong from now on; without an argument nothing does. */
    fail(decide?: (request: IncomingMessage) => Fault | undefined) {
      fault = decide
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type LocalS3 = Awaited<ReturnType<typeof startS3>>
