import * as z from 'zod/mini'
import { instant, typed } from '../../../lib/http/answers'
import type { DraftArticle } from './queries'

const listed = {
  id: z.string(),
  title: z.string(),
  slug: z.nullish(z.string()),
  status: z.enum(['draft', 'published', 'archived']),
  /** True if the newest text is not public. */
  hasDraft: z.boolean(),
  updatedAt: instant,
}

export const articles = z.object({
  articles: z.array(z.object(listed)),
  nextCursor: z.nullable(z.string()),
})

export const article = z.object({
  article: typed<DraftArticle>(
    z.looseObject({
      ...listed,
      excerpt: z.nullable(z.string()),
      tags: z.array(z.string()),
      markdown: z
        .string()
        .check(z.describe('Blocks are fences with YAML. `quickwin:media:<id>` is the address of a picture')),
    }),
  ),
})

export const checks = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), todo: z.array(z.string()) })),
})

export const picture = z.object({
  picture: z.object({ id: z.string(), alt: z.string(), url: z.nullish(z.string()) }),
})
