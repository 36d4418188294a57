import * as z from 'zod/mini'

export const MIN_SEARCH = 2
const MAX_SEARCH = 100

export const officeSearchSchema = z.object({
  q: z.string({ error: 'The search must be text' }).check(
    z.overwrite((text) => text.replaceAll('\0', '').trim().toWellFormed()),
    z.minLength(MIN_SEARCH, { error: `The search must have at least ${MIN_SEARCH} characters` }),
    z.maxLength(MAX_SEARCH, { error: `The search must have at most ${MAX_SEARCH} characters` }),
  ),
})

export const foundKinds = ['person', 'booking', 'work', 'note', 'article', 'page'] as const
export type FoundKind = (typeof foundKinds)[number]

export interface Found {
  kind: FoundKind
  id: string
  title: string
  note: string | null
  href: string
}
