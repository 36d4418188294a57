import type { PayloadRequest } from 'payload'
import { isFieldProblem, namedMessage, wholeProblems } from '@/lib/http/field-problems'
import type { PublishedKind } from '../rules'
import type { PlannedAction } from './schema'

export async function writePublication(
  req: PayloadRequest,
  { kind, id, action, at }: { kind: PublishedKind; id: string; action: PlannedAction; at: Date },
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

export interface Obstacle {
  field: string
  message: string
}

export function obstaclesIn(error: unknown): Obstacle[] | undefined {
  const { status, data, message } = error as {
    status?: unknown
    data?: { errors?: unknown }
    message?: unknown
  }
  if (status !== 400 || !Array.isArray(data?.errors)) return undefined
  const problems = wholeProblems(data.errors.filter(isFieldProblem))
  if (problems.length === 0) return [{ field: 'id', message: String(message) }]
  return problems.map((problem) => ({ field: problem.path, message: namedMessage(problem) }))
}
