import * as z from 'zod/mini'

export const sentTest = z.object({
  to: z.string(),
  via: z.enum(['smtp', 'file']),
  /** The mail server's own words; null if the mail is kept as a file. */
  answer: z.nullable(z.string()),
})

export type SentTest = z.output<typeof sentTest>
