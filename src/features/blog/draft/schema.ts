import * as z from 'zod/mini'
import { programList } from '../../../lib/validation/cursor-query'
import { jsonObject } from '../../../lib/validation/json-object'
import { isUuid } from '../../../lib/validation/uuid'
import { plannedActions } from '../../publication/schedule/schema'
import type { LexicalDocument } from '../../rich-text/document'
import { MAX_TAG_LENGTH } from '../article/rules'
import { titleSchema } from '../writing/schema'

const MAX_MARKDOWN = 100_000
/** Signs of marks between two blank lines. The reader tries each one with each other. */
const MAX_MARKS = 500

/** Returns false for Markdown that would keep the reader busy for long, or that it cannot read. */
const isReadable = (text: string): boolean =>
  text
    .split(/\n[ \t]*\n/)
    .every((part) => (part.match(/[*_~`[]/g)?.length ?? 0) <= MAX_MARKS && !/^(?:[ \t]*>){50}/m.test(part))

const id = (name: string) =>
  z.string({ error: `${name} must be an id` }).check(z.refine(isUuid, { error: `${name} must be an id` }))

const words = {
  excerpt: z.optional(
    z
      .string({ error: 'The excerpt must be text' })
      .check(z.maxLength(500, { error: 'The excerpt must have at most 500 characters' })),
  ),
  tags: z.optional(
    z
      .array(z.string().check(z.maxLength(MAX_TAG_LENGTH)), { error: 'Tags must be a list of texts' })
      .check(z.maxLength(10, { error: 'An article has at most ten tags' })),
  ),
  category: z.optional(z.nullable(id('The category'))),
  featuredImage: z.optional(z.nullable(id('The picture'))),
  markdown: z.optional(
    z
      .string({ error: 'The Markdown must be text' })
      .check(z.maxLength(MAX_MARKDOWN, { error: 'The Markdown must have at most 100,000 characters' }))
      .check(
        z.refine(isReadable, {
          error: `A part of the Markdown has more than ${MAX_MARKS} marks, or quotes in each other. Divide it with blank lines`,
        }),
      ),
  ),
  /** The JSON of the editor, whose shape the collection checks. */
  content: z.optional(z.custom<LexicalDocument>((value) => typeof value === 'object' && value !== null)),
}

const oneText = z.refine<{ markdown?: string | undefined; content?: unknown }>(
  ({ markdown, content }) => markdown === undefined || content === undefined,
  { error: 'Send markdown or content, not both', path: ['content'] },
)

export const newArticleSchema = jsonObject({ ...titleSchema.shape, ...words }).check(oneText)

export const articleChangeSchema = jsonObject({
  title: z.optional(titleSchema.shape.title),
  ...words,
}).check(oneText)

export const articleListSchema = z.object(programList(isUuid, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'))

export type ArticlesAsked = z.output<typeof articleListSchema>

export const publicationSchema = jsonObject({
  action: z.enum(plannedActions, { error: 'Action must be publish or unpublish' }),
})

export type ArticleWords = z.output<typeof articleChangeSchema>
