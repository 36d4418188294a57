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

/**
 * Clients read an answer only when they have sent everything: a connection that closes before looks to
 * them like a failed line. So what is too large is read and dropped up to here.
 */
const MAX_DROPPED = 16 * MB

/** The body in memory; undefined when it has more than `limit` bytes. */
async function readUpTo(limit: number, body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > MAX_DROPPED) break
  }
  return size > limit ? undefined : Buffer.concat(chunks)
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
  const isDeclaredTooLarge = Number(declared) > limit
  // The server's parser reads no more than was declared. An upload is read here in any case: Payload stops
  // in the middle of a picture that is too large.
  if (declared !== null && !isDeclaredTooLarge && !isUpload) return { ok: true, request }
  const body = await readUpTo(isDeclaredTooLarge ? 0 : limit, request.body)
  if (!body) return { ok: false, refusal: tooLarge(isUpload) }
  const { method, headers, url, signal } = request
  return { ok: true, request: new Request(url, { method, headers, body: new Uint8Array(body), signal }) }
}
