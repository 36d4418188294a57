import * as z from 'zod/mini'
import { foundKinds } from './schema'

export const results = z.object({
  results: z.array(
    z.object({
      kind: z.enum(foundKinds),
      id: z.string(),
      title: z.string(),
      note: z.nullable(z.string()),
      href: z.string(),
    }),
  ),
})
