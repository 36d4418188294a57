import * as z from 'zod'

export interface Cursor {
  at: string
  /** Distinguishes entries of the same millisecond. Without it all of that millisecond are skipped. */
  id: string | undefined
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d))(?:_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}))?$/i

export const cursorSchema = z.string().transform((text, context): Cursor => {
  const [, at = '', id] = CURSOR.exec(text) ?? []
  if (!at || Number.isNaN(Date.parse(at))) {
    context.addIssue('Must be the nextCursor of an answer, or a moment such as 2026-11-30T09:00:00Z')
    return z.NEVER
  }
  return { at: new Date(at).toISOString(), id }
})

export const cursorText = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}_${id}`
