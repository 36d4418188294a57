import { previewIssue } from '@/features/newsletter/issue/queries'
import { letterSchema } from '@/features/newsletter/issue/schema'
import { adminOnly, post } from '../route'
import { noSuchArticle } from './refusals'

/** POST /api/newsletter-preview {article, subject, intro?}: 200 {subject, html, text}, 404. */
export const postPreviewIssue = post('/newsletter-preview', adminOnly, letterSchema, async (req, input) => {
  const preview = await previewIssue(req, input)
  return preview ? Response.json(preview) : noSuchArticle()
})
