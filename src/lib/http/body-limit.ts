import { isWithinShape, type JsonLimits } from './json-shape'
import { multipartProblem, payloadPart } from './multipart'
import { problem } from './problem'

const KB = 1024
const MB = 1024 * KB

/** More than visitors and clients ever need. */
const MAX_BODY = 64 * KB
/** The longest article as the editor's document, twice in a form; our own endpoints take less (see parse.ts). */
const MAX_EDITORS_BODY = 4 * MB
/** A picture of the largest size with its fields. */
const MAX_UPLOAD_BODY = 12 * MB

const shapeForAll: JsonLimits = { depth: 20, names: 100, entries: 2000 }
const shapeForEditors: JsonLimits = { depth: 200, names: 300, entries: 200_000 }
/** The form state of a long document has all its fields in one object. */
const shapeOfFunctions: JsonLimits = { ...shapeForEditors, names: shapeForEditors.entries }

const tooLarge = (limit: number) =>
  problem(413, {
    message:
      limit === MAX_UPLOAD_BODY
        ? 'A picture may have at most 10 MB.'
        : `The request is larger than ${limit === MAX_BODY ? '64 kB' : '4 MB'}.`,
    code: 'too_large',
  })

const invalid = (message: string) => problem(400, { message, code: 'invalid' })

/**
 * Clients read an answer only after they have sent everything: if the connection closes earlier, they see a network failure. So
 * a body that is too large is read and dropped up to this size.
 */
const MAX_DROPPED = 16 * MB

/** The body in memory; undefined if it has more than `limit` bytes. */
async function readUpTo(
  limit: number,
  body: ReadableStream<Uint8Array>,
): Promise<Buffer<ArrayBuffer> | undefined> {
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

const tooDeep = () => invalid('The request has too many fields, or they stand too deep in each other.')

/** Why a body is rejected, checked before it is parsed. */
function shapeRefusal(
  body: Buffer,
  type: string,
  { isEditor, isServerFunction }: Bounds,
): Response | undefined {
  // Arguments as JSON, alone or in several parts of a form.
  if (isServerFunction) return isWithinShape(body, shapeOfFunctions) ? undefined : tooDeep()
  const isMultipart = type.startsWith('multipart/')
  const unreadable = isMultipart ? multipartProblem(body, type) : undefined
  if (unreadable) return invalid(unreadable)
  const json = isMultipart ? payloadPart(body) : body
  if (!json || (!isMultipart && !type.startsWith('application/json'))) return undefined
  return isWithinShape(json, isEditor ? shapeForEditors : shapeForAll) ? undefined : tooDeep()
}

interface Bounds {
  isEditor: boolean
  takesPicture: boolean
  /** The arguments of a server function. */
  isServerFunction?: boolean
}

/**
 * Limits the size and shape of a body. Payload would read and parse all of it before it checks who sends it.
 * @returns the request to continue with and its body, or the refusal.
 */
export async function boundedBody(
  request: Request,
  bounds: Bounds,
): Promise<{ ok: true; request: Request; body?: Buffer } | { ok: false; refusal: Response }> {
  const { isEditor, takesPicture } = bounds
  if (!request.body) return { ok: true, request }
  const type = (request.headers.get('content-type') ?? '').trim().toLowerCase()
  const limit = isEditor
    ? takesPicture && type.startsWith('multipart/')
      ? MAX_UPLOAD_BODY
      : MAX_EDITORS_BODY
    : MAX_BODY
  const isDeclaredTooLarge = Number(request.headers.get('content-length')) > limit
  const body = await readUpTo(isDeclaredTooLarge ? 0 : limit, request.body)
  if (!body) return { ok: false, refusal: tooLarge(limit) }
  const refusal = shapeRefusal(body, request.headers.get('content-type') ?? '', bounds)
  if (refusal) return { ok: false, refusal }
  const { method, headers, url, signal } = request
  return { ok: true, request: new Request(url, { method, headers, body, signal }), body }
}
