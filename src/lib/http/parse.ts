import type { z } from 'zod'
import { type ApiError, problem } from './problem'
import type { Refused } from './reply'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; refusal: Refused }

/** A request, as the platform and Payload pass it. The guard has limited its size. */
type Incoming = { body?: ReadableStream<Uint8Array> | null | undefined }

/** Checks `input` against `schema`. A refusal names each wrong field. Unknown fields are dropped. */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): Parsed<z.core.output<Schema>> {
  const parsed = schema['~standard'].validate(input)
  if (parsed instanceof Promise) throw new TypeError('Schemas of requests are synchronous')
  if (!parsed.issues) return { ok: true, value: parsed.value as z.core.output<Schema> }
  const errors = parsed.issues.map((issue): ApiError => {
    const field = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.')
    return field
      ? { message: issue.message, code: 'invalid', field }
      : { message: 'The request must be a JSON object.', code: 'invalid' }
  })
  return { ok: false, refusal: problem(400, errors) }
}

export async function readJson({ body }: Incoming): Promise<Parsed<unknown>> {
  try {
    return { ok: true, value: JSON.parse(await new Response(body ?? '').text()) }
  } catch {
    return {
      ok: false,
      refusal: problem(400, { message: 'The request is not valid JSON.', code: 'invalid' }),
    }
  }
}

export async function parseBody<Schema extends z.core.$ZodType>(
  request: Incoming,
  schema: Schema,
): Promise<Parsed<z.core.output<Schema>>> {
  const body = await readJson(request)
  return body.ok ? parseInput(schema, body.value) : body
}
