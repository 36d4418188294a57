import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Clock } from '@/admin/ui/clock'
import { RefreshProvider } from '@/admin/ui/refresh'
import { articleNewsletter } from '@/features/newsletter/issue/queries'
import { NewsletterScreen } from './newsletter-screen'

/** An article as a mail to subscribers: preview, test, send or schedule, and the result. */
export async function NewsletterView({ initPageResult }: DocumentViewServerProps) {
  const { docID, req } = initPageResult
  if (docID === undefined) return null
  const articleId = String(docID)
  const [newsletter, { timezone }] = await Promise.all([
    articleNewsletter(req, articleId),
    req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req, overrideAccess: false }),
  ])
  // Also if the person may not send it.
  if (!newsletter) return null
  return (
    <>
      <SetDocumentStepNav
        collectionSlug="blogs"
        id={docID}
        pluralLabel="Articles"
        useAsTitle="title"
        view="Newsletter"
      />
      <Gutter>
        <main className="office">
          <Clock now={Date.now()} zone={timezone}>
            <RefreshProvider>
              <NewsletterScreen
                articleId={articleId}
                newsletter={newsletter}
                ownAddress={req.user?.email ?? ''}
              />
            </RefreshProvider>
            <p className="pb-8 text-faint text-xs">Times in {timezone.replace('_', ' ')}</p>
          </Clock>
        </main>
      </Gutter>
    </>
  )
}
