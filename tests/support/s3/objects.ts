import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface StoredObject {
  data: Buffer
  modified: Date
}

export type Objects = Map<string, StoredObject>

export interface S3Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const MAX_KEY_LENGTH = 1024

const inXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An error as S3 words it. */
export const s3Error = (status: number, code: string, message: string, details = ''): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${inXml(message)}</Message>${details}<RequestId>0</RequestId></Error>`,
})

const etagOf = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`

const headersOf = ({ data, modified }: StoredObject) => ({
  etag: etagOf(data),
  'last-modified': modified.toUTCString(),
  'accept-ranges': 'bytes',
  'content-type': 'application/octet-stream',
})

function get(found: StoredObject, range: string | undefined): S3Answer {
  const { data } = found
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (!first) return { status: 200, headers: headersOf(found), body: data }
  const start = Number(first)
  const end = Math.min(last ? Number(last) : data.length - 1, data.length - 1)
  if (start >= data.length) return s3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
  return {
    status: 206,
    headers: { ...headersOf(found), 'content-range': `bytes ${start}-${end}/${data.length}` },
    body: data.subarray(start, end + 1),
  }
}

function put(objects: Objects, key: string, request: IncomingMessage, data: Buffer): S3Answer {
  if (request.headers['content-length'] === undefined)
    return s3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
  // As many services answer that know no streams of signed parts.
  if (/aws-chunked/.test(String(request.headers['content-encoding'])))
    return s3Error(
      501,
      'NotImplemented',
      'A header you provided implies functionality that is not implemented.',
    )
  if (request.headers['if-none-match'] === '*' && objects.has(key))
    return s3Error(412, 'PreconditionFailed', 'At least one of the preconditions you specified did not hold.')
  objects.set(key, { data, modified: new Date() })
  return { status: 200, headers: { etag: etagOf(data) } }
}

/** A request for one object. */
export function answerForObject(
  objects: Objects,
  key: string,
  request: IncomingMessage,
  body: Buffer,
): S3Answer {
  if (Buffer.byteLength(key) > MAX_KEY_LENGTH) return s3Error(400, 'KeyTooLongError', 'Your key is too long')
  if (request.method === 'PUT') return put(objects, key, request, body)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const found = objects.get(key)
  if (!found)
    return s3Error(404, 'NoSuchKey', 'The specified key does not exist.', `<Key>${inXml(key)}</Key>`)
  if (request.method === 'GET') return get(found, request.headers.range)
  if (request.method === 'HEAD')
    return { status: 200, headers: { ...headersOf(found), 'content-length': String(found.data.length) } }
  return s3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
}

/** ListObjectsV2, at most `most` at a time. */
export function answerForList(
  objects: Objects,
  bucket: string,
  asked: URLSearchParams,
  most: number,
): S3Answer {
  const prefix = asked.get('prefix') ?? ''
  const after = Buffer.from(asked.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const shown = keys.slice(0, most)
  const contents = shown.map((key) => {
    const { data, modified } = objects.get(key) ?? { data: Buffer.alloc(0), modified: new Date(0) }
    return `<Contents><Key>${inXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${inXml(etagOf(data))}</ETag><Size>${data.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  })
  const isCut = keys.length > shown.length
  const next = isCut
    ? `<NextContinuationToken>${Buffer.from(shown.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : ''
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${inXml(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  }
}
