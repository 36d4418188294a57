import * as z from 'zod/mini'

/** An article has at most 10,000 characters; each reference takes some of them, or is a picture. */
const MOST = 500

const words = z.string().check(z.maxLength(200))

/** What an article leads to and shows, as the editor's form asks about it. */
export const referencesSchema = z.object({
  references: z
    .array(
      z.union([
        z.object({ words, href: z.string().check(z.maxLength(2000)) }),
        z.object({
          words,
          kind: z.enum(['media', 'faqs', 'blogs', 'ideas', 'flagships', 'pricing-plans', 'legal-pages']),
          id: z.uuid(),
        }),
      ]),
    )
    .check(z.maxLength(MOST)),
})
