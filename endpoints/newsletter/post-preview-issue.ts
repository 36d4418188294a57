import type { Endpoint } from 'payload'
import { previewIssue } from '@/features/newsletter/issue/queries'
import { letterSchema } from '@/features/newsletter/issue/schema'
import { parseBody } from '@/lib/http/parse'
import { adminOnly } from '../access/admin-only'
import { noSuchArticle } from './refusals'

/** POST /api/newsletter-preview {article, subject, intro?}: 200 {subject, html, text}, 404. */
export const postPreviewIssue: Endpoint = {
  path: '/newsletter-preview',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, letterSchema)
    if (!input.ok) return input.refusal
    const preview = await previewIssue(req, input.value)
    return preview ? Response.json(preview) : noSuchArticle()
  }),
}
