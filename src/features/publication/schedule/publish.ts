import type { PayloadRequest } from 'payload'
import type { PublishedKind } from '../rules'
import type { PlannedAction } from './schema'

interface Publication {
  kind: PublishedKind
  id: string
  action: PlannedAction
  at: Date
}

/** Publishes a document's newest draft, or unpublishes it, in the transaction of `req`. */
export async function writePublication(
  req: PayloadRequest,
  { kind, id, action, at }: Publication,
): Promise<void> {
  const write = { id, depth: 0, overrideAccess: true, req } as const
  if (action === 'unpublish') {
    await req.payload.update({ ...write, collection: kind, data: { _status: 'draft' } })
    return
  }
  if (kind !== 'blogs') {
    await req.payload.update({ ...write, collection: kind, data: { _status: 'published' } })
    return
  }
  const { status } = await req.payload.findByID({ collection: kind, id, depth: 0, overrideAccess: true, req })
  const date = status === 'published' ? {} : { publishedAt: at.toISOString() }
  await req.payload.update({ ...write, collection: kind, data: { _status: 'published', ...date } })
}

interface FieldProblem {
  message: string
  path: string
  label?: unknown
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'message' in value && 'path' in value

const MAX_LENGTH = 500

/** The reason of a validation error. Checks its shape, because the bundle has two copies of the class. */
export function problemOf(error: unknown): string | undefined {
  const { status, data, message } = error as {
    status?: unknown
    data?: { errors?: unknown }
    message?: unknown
  }
  if (status !== 400 || !Array.isArray(data?.errors)) return undefined
  const texts = data.errors
    .filter(isFieldProblem)
    .map(({ label, path, message: said }) => `${typeof label === 'string' ? label : path}: ${said}`)
  return (texts.join(' ') || String(message)).slice(0, MAX_LENGTH)
}
