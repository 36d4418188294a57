'use client'

import { cx } from 'class-variance-authority'
import { useState } from 'react'
import type { RenderedMessage } from '@/emails/message'
import type { ShownIssue } from '@/features/newsletter/issue/queries'
import { EarlierIssues, IssueCard } from './issue-card'
import { LetterForm, type LetterOfArticle } from './letter-form'

const looks = { html: 'As HTML', text: 'As plain text' } as const
type Look = keyof typeof looks

function MailPreview({ mail }: { mail: RenderedMessage }) {
  const [look, setLook] = useState<Look>('html')
  return (
    <section aria-labelledby="mail-preview" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="mail-preview" className="text-xl">
          Preview
        </h2>
        <fieldset className="inline-flex rounded-md border bg-surface p-0.5">
          <legend className="sr-only">Form of the email</legend>
          {(Object.keys(looks) as Look[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={look === name}
              onClick={() => setLook(name)}
              className={cx(
                'h-9 rounded-sm px-3 text-sm',
                look === name ? 'bg-good-wash font-semibold text-ink' : 'text-soft hover:text-ink',
              )}
            >
              {looks[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="text-sm">
        <span className="text-soft">Subject: </span>
        <strong className="break-words font-semibold">{mail.subject}</strong>
      </p>
      {look === 'html' ? (
        // Without permissions: scripts could not run, and a mail contains none.
        <iframe
          title="The email as HTML"
          sandbox=""
          srcDoc={mail.html}
          className="h-[min(75dvh,52rem)] w-full rounded-lg border bg-surface"
        />
      ) : (
        <section
          aria-label="The email as plain text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          className="h-[min(75dvh,52rem)] w-full overflow-auto rounded-lg border bg-surface p-5"
        >
          <pre className="whitespace-pre-wrap break-words font-mono text-ink text-sm leading-relaxed">
            {mail.text}
          </pre>
        </section>
      )}
    </section>
  )
}

const isOver = ({ status }: ShownIssue) => status === 'called_off' || status === 'not_sent'

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
