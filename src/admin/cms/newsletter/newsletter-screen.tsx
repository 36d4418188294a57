'use client'

import { useState } from 'react'
import type { RenderedMessage } from '@/emails/message'
import type { ShownIssue } from '@/features/newsletter/issue/queries'
import { EarlierIssues, IssueCard } from './issue-card'
import { LetterForm, type LetterOfArticle } from './letter-form'
import { MailPreview } from './mail-preview'

/** In these states the article can still be sent. */
const isOver = ({ status }: ShownIssue) => status === 'called_off' || status === 'not_sent'

/** Actions on the left, a preview of the mail on the right. */
export function NewsletterScreen({ articleId, newsletter, ownAddress }: LetterOfArticle) {
  const { issues } = newsletter
  const current = issues.find((issue) => !isOver(issue))
  const [typed, setTyped] = useState<RenderedMessage>()
  return (
    <div className="grid items-start gap-x-10 gap-y-8 py-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="grid gap-8">
        {current ? (
          <IssueCard issue={current} recipients={newsletter.recipients} />
        ) : (
          <LetterForm
            articleId={articleId}
            newsletter={newsletter}
            ownAddress={ownAddress}
            onPreview={setTyped}
          />
        )}
        <EarlierIssues issues={issues.filter((issue) => issue !== current)} />
      </div>
      <MailPreview mail={current ? newsletter.preview : (typed ?? newsletter.preview)} />
    </div>
  )
}
