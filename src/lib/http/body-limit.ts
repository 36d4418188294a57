import { problem } from './problem'

const MB = 1024 * 1024

/** The longest article as the editor's document; endpoints of our own take less (see parse.ts). */
const MAX_TEXT_BODY = MB
/** A picture of the largest size with what is told about it. */
const MAX_UPLOAD_BODY = 12 * MB

const tooLarge = (isUpload: boolean) =>
  problem(413, {
    message: isUpload ? 'A picture may have at most 10 MB.' : 'The request is larger than 1 MB.',
    code: 'too_large',
  })

/** The body in memory; undefined when it has more than `limit` bytes, of which the rest is never read. */
async function readUpTo(limit: number, body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Bounds what a request may bring: Payload reads a body whole before it asks who sends it.
 * @returns the request to go on with, or the refusal.
 */
export async function boundedBody(
  request: Request,
): Promise<{ ok: true; request: Request } | { ok: false; refusal: Response }> {
  if (!request.body) return { ok: true, request }
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const limit = isUpload ? MAX_UPLOAD_BODY : MAX_TEXT_BODY
  const declared = request.headers.get('content-length')
  // The server's parser reads no more than was declared.
  if (Number(declared) > limit) return { ok: false, refusal: tooLarge(isUpload) }
  // An upload is read here, too: Payload stops in the middle of a picture that is too large, which ends
  // the connection before the browser has read why.
  if (declared !== null && !isUpload) return { ok: true, request }
  const body = await readUpTo(limit, request.body)
  if (!body) return { ok: false, refusal: tooLarge(isUpload) }
  const { method, headers, url, signal } = request
  return { ok: true, request: new Request(url, { method, headers, body: new Uint8Array(body), signal }) }
}
