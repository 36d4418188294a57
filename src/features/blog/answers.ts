import * as z from 'zod/mini'

export const views = z.object({ viewCount: z.number() })

export const slug = z.object({ slug: z.string() })

export const block = z.object({ html: z.string() })

export const references = z.object({
  problems: z.array(
    z.object({
      kind: z.enum(['link', 'picture']),
      words: z.string(),
      problem: z.string(),
      reference: z.number(),
    }),
  ),
})
