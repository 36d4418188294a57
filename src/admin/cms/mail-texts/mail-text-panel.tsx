'use client'

import { useDocumentInfo, useDocumentTitle, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Problem } from '@/admin/ui/actions'
import { TEST_MAIL_TIMEOUT_MS, TestMailButton } from '@/admin/ui/test-mail-button'
import { failureText, sentence } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { defaultText, isMailKey, type MailKey, placeholdersOf } from '@/emails/mail-texts'
import { previewMailText, sendMailTextTest } from '@/features/mail-text/calls'
import { call } from '@/lib/http/call'
import type { Failure } from '@/lib/http/send'

interface Written {
  mail: MailKey
  subject: string
  text: string
}

const PAUSE_MS = 400
const FAILED = 'The preview could not be made.'

/** What is wrong in the subject and in the text. */
function problemOf(failure: Failure<unknown>): string {
  if (failure.reason !== 'refused' || failure.errors.length < 2) return failureText(failure, FAILED)
  return failure.errors.map(({ message }) => sentence(message)).join(' ')
}

const useText = (path: string) => {
  const { value, setValue } = useField<string>({ path })
  return { value: typeof value === 'string' ? value : '', setValue }
}

/** The mail while it is typed, after a short pause. What cannot be previewed leaves the last one. */
function usePreview({ mail, subject, text }: Written) {
  const [shown, setShown] = useState<{ subject: string; html: string }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await call(previewMailText, { mail, subject, text }, { signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.ok) setShown(answer.data)
      setProblem(answer.ok ? undefined : problemOf(answer))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [mail, subject, text])
  return { shown, problem }
}

function Preview(written: Written) {
  const { shown, problem } = usePreview(written)
  return (
    <section aria-labelledby="mail-text-preview" className="grid gap-3">
      <h2 id="mail-text-preview" className="text-xl">
        Preview with sample data
      </h2>
      <Problem title="This cannot be sent yet">{problem}</Problem>
      {shown ? (
        <>
          <p>
            <span className="text-soft">Subject: </span>
            <strong className="break-words font-semibold">{shown.subject}</strong>
          </p>
          {/* Without permissions: scripts could not run, and a mail contains none. */}
          <iframe
            title="The email with sample data"
            sandbox=""
            srcDoc={shown.html}
            className="h-[min(75dvh,48rem)] w-full rounded-lg border bg-surface"
          />
        </>
      ) : null}
      <TestMailButton
        label="Send a test to me"
        send={() => call(sendMailTextTest, written, { timeoutMs: TEST_MAIL_TIMEOUT_MS })}
      />
    </section>
  )
}

const Placeholders = ({ mail }: { mail: MailKey }) => (
  <p className="text-soft text-sm">
    Placeholders:{' '}
    {Object.entries(placeholdersOf(mail)).map(([name, meaning], index) => (
      <span key={name}>
        {index > 0 ? ', ' : ''}
        <code>{`{${name}}`}</code> {meaning}
      </span>
    ))}
    . Heading, facts, buttons, links and sentences about safety stay as they are.
  </p>
)

/** Titles an entry by the label of its mail. Payload would show the value of the choice. */
function useMailTitle(mail: unknown) {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (!isMailKey(mail)) return
    const { label } = defaultText(mail)
    if (title === label) return
    // After Payload's own effect, which sets the value in the same moment.
    const timer = setTimeout(() => setDocumentTitle(label))
    return () => clearTimeout(timer)
  }, [mail, title, setDocumentTitle])
}

/** Below the fields of a mail's text: its default text, a preview of what is typed, and a test. */
export function MailTextPanel() {
  const { value: mail } = useField<string>({ path: 'mail' })
  const { id } = useDocumentInfo()
  useMailTitle(mail)
  const subject = useText('subject')
  const text = useText('text')
  if (!isMailKey(mail)) return null
  const original = defaultText(mail)
  const isEmpty = !subject.value.trim() && !text.value.trim()
  const begin = () => {
    subject.setValue(original.subject)
    text.setValue(original.text)
  }
  return (
    <div className="office mail-text">
      <div className="grid gap-8 pt-2 pb-8">
        <Placeholders mail={mail} />
        <section aria-labelledby="mail-text-default" className="grid gap-3">
          <h2 id="mail-text-default" className="text-xl">
            Default text
          </h2>
          <div className="max-w-2xl rounded-lg border bg-surface p-4">
            <p className="font-semibold">{original.subject}</p>
            <p className="mt-2 whitespace-pre-line">{original.text}</p>
          </div>
          <div>
            <Button size="sm" variant="secondary" onClick={begin}>
              {isEmpty ? 'Start with the default text' : 'Replace with the default text'}
            </Button>
          </div>
          {id ? <p className="text-soft text-sm">Delete this entry to send the default text again.</p> : null}
        </section>
        <Preview
          mail={mail}
          subject={isEmpty ? original.subject : subject.value}
          text={isEmpty ? original.text : text.value}
        />
      </div>
    </div>
  )
}
