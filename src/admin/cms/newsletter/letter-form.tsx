'use client'

import { useState } from 'react'
import { notifyDone, useAction } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { RenderedMessage } from '@/emails/message'
import { sendIssue, testIssue } from '@/features/newsletter/calls'
import type { ArticleNewsletter } from '@/features/newsletter/issue/queries'
import { call } from '@/lib/http/call'
import { subscribers } from './issue-words'
import { ScheduleDialog } from './schedule-dialog'
import { useLetter } from './use-letter'

export interface LetterOfArticle {
  articleId: string
  newsletter: ArticleNewsletter
  ownAddress: string
}

interface LetterFormProps extends LetterOfArticle {
  onPreview: (mail: RenderedMessage) => void
}

function Hindrances({
  newsletter: { isPublic, publishesAt, recipients, hasAddress },
}: Pick<LetterFormProps, 'newsletter'>) {
  return (
    <>
      {isPublic ? null : (
        <Alert tone="warning" title="This article is not published">
          Look at it and send yourself a test.{' '}
          {publishesAt
            ? 'It is planned to be, and the newsletter can be scheduled for that moment or later.'
            : 'It can be sent once it is published.'}
        </Alert>
      )}
      {recipients > 0 ? null : (
        <Alert title="No confirmed subscribers yet">People subscribe on the site and confirm by email.</Alert>
      )}
      {hasAddress ? null : (
        <Alert title="The imprint has no postal address yet">
          Many countries ask for one in a newsletter. It is taken from the imprint once that has no gaps.
        </Alert>
      )}
    </>
  )
}

export function LetterForm({ articleId, newsletter, ownAddress, onPreview }: LetterFormProps) {
  const { title, isPublic, publishesAt, recipients } = newsletter
  const [last] = newsletter.issues
  const initial = { subject: last?.subject ?? title, intro: last?.intro ?? '' }
  const { letter, typed, forget } = useLetter(articleId, initial, onPreview)
  const [asking, setAsking] = useState<'now' | 'later'>()
  const sending = useAction<unknown>()
  const body = { article: articleId, ...letter }
  const test = useForm({
    schema: testIssue.input,
    read: () => body,
    send: (body) => call(testIssue, body),
    failed: { title: 'Error', message: 'Failed to send the test email' },
    onDone: ({ to }) => notifyDone(`Test email on its way to ${to}`),
  })
  const ask = (when: 'now' | 'later') => {
    sending.clear()
    setAsking(when)
  }
  const close = () => setAsking(undefined)
  const then = () => {
    forget()
    close()
  }
  return (
    <section aria-labelledby="newsletter-letter">
      <form {...test.formProps} className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="newsletter-letter" className="text-xl">
            Send as newsletter
          </h2>
          <p className="text-soft text-sm">
            The whole article, to {subscribers(recipients)} with a confirmed subscription. An article can be
            sent once.
          </p>
        </div>
        <Hindrances newsletter={newsletter} />
        <Field label="Subject" required error={test.errors.subject}>
          {(control) => <Input {...control} {...typed('subject')} maxLength={150} autoComplete="off" />}
        </Field>
        <Field
          label="Introduction"
          hint="Optional: a few words before the article. Leave a line empty for a new paragraph."
          error={test.errors.intro}
        >
          {(control) => <Textarea {...control} {...typed('intro')} rows={4} maxLength={1000} />}
        </Field>
        <FormProblemNote problem={test.problem} />
        <div className="grid justify-items-start gap-1.5">
          <Button type="submit" size="sm" variant="secondary" busy={test.busy}>
            Send me a test
          </Button>
          <p className="break-all text-faint text-xs">Goes to {ownAddress} alone.</p>
        </div>
        <div className="flex flex-wrap gap-2.5 border-t pt-5 max-sm:*:flex-1">
          <Button size="sm" disabled={!isPublic || recipients === 0} onClick={() => ask('now')}>
            Send now...
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={!isPublic && !publishesAt}
            onClick={() => ask('later')}
          >
            Schedule...
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking === 'now'}
        onClose={close}
        title={`Send to ${subscribers(recipients)}?`}
        action={`Send to ${subscribers(recipients)}`}
        tone="plain"
        busy={sending.busy}
        problem={sending.problem}
        onConfirm={() =>
          void sending.run(() => call(sendIssue, { ...body, when: 'now' }), {
            done: 'The newsletter is on its way',
            failed: 'Failed to send the newsletter',
            preferServerMessage: true,
            then,
          })
        }
      >
        “{letter.subject}” is sent now, once to each of them. Sent emails cannot be recalled.
      </ConfirmDialog>
      <ScheduleDialog
        open={asking === 'later'}
        onClose={close}
        letter={body}
        recipients={recipients}
        earliest={isPublic ? undefined : publishesAt}
        onScheduled={forget}
      />
    </section>
  )
}
