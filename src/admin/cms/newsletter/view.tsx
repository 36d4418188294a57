import type { DocumentViewServerProps } from 'payload'
import { RefreshProvider } from '@/admin/ui/actions'
import { articleNewsletter } from '@/features/newsletter/issue/queries'
import { DocumentScreen } from '../screen'
import { NewsletterScreen } from './newsletter-screen'

export async function NewsletterView({ initPageResult }: DocumentViewServerProps) {
  const { docID, req } = initPageResult
  if (docID === undefined) return null
  const articleId = String(docID)
  const newsletter = await articleNewsletter(req, articleId)
  // Also if the person may not send it.
  if (!newsletter) return null
  return (
    <DocumentScreen page={initPageResult} name="Newsletter">
      <RefreshProvider>
        <NewsletterScreen articleId={articleId} newsletter={newsletter} ownAddress={req.user?.email ?? ''} />
      </RefreshProvider>
    </DocumentScreen>
  )
}
