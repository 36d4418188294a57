import * as z from 'zod/mini'
import { articleSources } from '@/features/rich-text/references'
import { requiredLine } from '@/lib/validation/text-fields'

const MAX_ROWS = 2000
/** Characters of JSON. */
const MAX_BLOCK = 200_000

const words = z.string().check(z.maxLength(200))

export const referencesSchema = z.object({
  references: z
    .array(
      z.union([
        z.object({ words, href: z.string().check(z.maxLength(2000)) }),
        z.object({
          words,
          kind: z.enum(articleSources),
          id: z.uuid(),
        }),
      ]),
    )
    .check(z.maxLength(MAX_ROWS)),
})

export const blockSchema = z.object({
  blockType: z.string().check(z.maxLength(40)),
  fields: z.record(z.string(), z.unknown()).check(
    z.refine((fields) => JSON.stringify(fields).length <= MAX_BLOCK, {
      error: 'This block is too long to be shown here. It is saved with the text.',
    }),
  ),
})

export const titleSchema = z.object({
  title: requiredLine({
    label: 'Title',
    required: 'Title is required',
    max: 200,
    tooLong: 'Title must be at most 200 characters',
  }),
})
