import * as z from 'zod/mini'

/** The time and the key of the last row of an answer. */
export interface Cursor {
  at: string
  key: string
}

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, key] = /^(20[^_]+Z)_(.+)$/.exec(text ?? '') ?? []
  return at && key ? { at, key } : undefined
}

const isInstant = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text

export const searchText = (max: number) =>
  z._default(
    z.string({ error: 'The search must be text' }).check(
      z.trim(),
      z.maxLength(max, { error: `The search must have at most ${max} characters` }),
      z.refine((text) => !/[\0\p{Cs}]/u.test(text), { error: 'The search must be text' }),
    ),
    '',
  )

const limit = z._default(
  z.coerce
    .number({ error: 'Limit must be a number' })
    .check(
      z.int({ error: 'Limit must be a whole number' }),
      z.minimum(1, { error: 'Limit must be at least 1' }),
      z.maximum(100, { error: 'Limit must be at most 100' }),
    ),
  25,
)

/** How programs ask for a list: wrong values are refused. `isKey` checks the key in the cursor. */
export const programList = (isKey: (key: string) => boolean, exampleKey: string) => ({
  search: searchText(200),
  limit,
  cursor: z.optional(
    z.string().check(
      z.refine(
        (text) => {
          const cursor = readCursor(text)
          return cursor !== undefined && isInstant(cursor.at) && isKey(cursor.key)
        },
        { error: 'Cursor must be the nextCursor of an answer' },
      ),
      z.meta({ examples: [`2026-11-30T13:00:00.000Z_${exampleKey}`] }),
    ),
  ),
})
