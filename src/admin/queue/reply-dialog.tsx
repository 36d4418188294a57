'use client'

import { useEffect, useState } from 'react'
import { notifyDone, notifyWarning, useRefresh } from '@/admin/ui/actions'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { keptDraft } from '@/components/form/kept-draft'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { SiteLink } from '@/components/ui/site-link'
import { Textarea } from '@/components/ui/textarea'
import { type Addressee, isWork, type Subject } from '@/features/queue/rules'
import { sendReply } from '@/features/reply/calls'
import type { ReplyForm } from '@/features/reply/queries'
import { call } from '@/lib/http/call'
import { readableAddress } from '@/lib/validation/readable-address'

const TEMPLATES = '/admin/collections/reply-templates'
const schema = async () => (await import('@/features/reply/schema')).sendReplySchema
const NOT_DELIVERED =
  'No mail server is connected, so the email is stored on the server. Send it in your own mail program. To connect a mail server, set SMTP_URL in the environment and restart the site.'
const WOULD_NOT_ARRIVE =
  'No mail server is connected, so it is only stored on the server. Answer in your own mail program, or connect a mail server first.'
const subjects = {
  inquiry: 'Re: Your message to us',
  registration: 'Re: Your registration',
  booking: 'Your call with us',
  person: '',
}

/** Where this tab keeps an answer until it is sent. */
const answerDraft = ({ kind, id }: Subject): string => `reply:${kind}:${id}`

/** Marks the row of an answer that this tab keeps. */
export function BegunAnswer(subject: Subject) {
  const [begun, setBegun] = useState(false)
  // After each render, also of a list that is shown again: storage reports no changes to its own tab.
  useEffect(() => {
    const { text } = keptDraft(answerDraft(subject))
    setBegun(typeof text === 'string' && text.trim() !== '')
  })
  return begun ? <span className="block font-medium text-signal-text">Answer begun</span> : null
}

interface ReplyProps {
  /** `message` is what they wrote. */
  item: Subject & Addressee & { message?: string | null }
  replyForm: ReplyForm
}

export function ReplyButton({ item, replyForm: { templates, myName, delivers } }: ReplyProps) {
  const { kind, id, name, email, message } = item
  const isAnswer = isWork(item)
  const letter = isAnswer ? 'answer' : 'email'
  const { refresh } = useRefresh()
  const [open, setOpen] = useState(false)
  const { typed, fill, forget } = useTypedValues(
    { template: '', subject: subjects[kind], text: '' },
    answerDraft(item),
  )
  const form = useForm({
    schema,
    read: (data) => ({ kind, id, ...typedTexts(data, 'subject', 'text') }),
    send: (body) => call(sendReply, body),
    failed: { title: 'Error', message: `Failed to send the ${letter}` },
    onDone: (sent) => {
      if (!sent.delivers) notifyWarning(NOT_DELIVERED, 'Stored, not delivered')
      else if (isAnswer) notifyDone(`Your answer is on its way to ${name}`, 'Answer sent')
      else notifyDone(`Your email is on its way to ${name}`, 'Email sent')
      setOpen(false)
      forget()
      refresh()
    },
  })
  /** Own words stay: the template comes below them. Another template takes the place of one that was not changed. */
  function choose(template: string) {
    const chosen = templates.find((each) => each.id === template)
    if (!chosen) return fill({ template })
    const [subject = '', text = ''] = [typed('subject').value, typed('text').value]
    const isOwn = subject !== subjects[kind] && templates.every((each) => each.subject !== subject)
    const before = templates.find((each) => text.endsWith(each.text))
    const own = before ? text.slice(0, -before.text.length) : text
    fill({
      template,
      subject: isOwn ? subject : chosen.subject,
      text: [own.trim(), chosen.text].filter(Boolean).join('\n\n'),
    })
  }
  const isSigned = myName !== '' && typed('text').value.includes(myName)
  const begin = isAnswer ? 'Answer' : 'Write an email'
  const label = typed('text').value.trim() ? `Continue your ${letter}` : begin
  return (
    <>
      <Button size="sm" variant={isAnswer ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        <Icon name="mail" className="size-4.5" />
        {label}
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title={`${isAnswer ? 'Answer' : 'Write to'} ${name}`}
        description={
          <>
            To <b>{readableAddress(email ?? '')}</b>. What they write back goes to your own address.
          </>
        }
        action={delivers ? `Send ${letter}` : `Store ${letter}`}
        busyAction="Sending..."
      >
        {delivers ? null : (
          <Alert tone="warning" title="This email will not arrive">
            {WOULD_NOT_ARRIVE}
          </Alert>
        )}
        {message ? (
          <blockquote className="line-clamp-4 whitespace-pre-line border-line-strong border-l-2 pl-3 text-sm text-soft">
            {message}
          </blockquote>
        ) : null}
        {templates.length > 0 ? (
          <Field label="Template" hint={<NewTabLink to={TEMPLATES}>Change templates</NewTabLink>}>
            {(control) => (
              <Select
                {...control}
                name="template"
                value={typed('template').value}
                onChange={(event) => choose(event.target.value)}
                placeholder="None"
                options={templates.map((each) => ({ value: each.id, label: each.title }))}
              />
            )}
          </Field>
        ) : (
          <p className="text-sm">
            <NewTabLink to={`${TEMPLATES}/create`}>Write a template</NewTabLink>
          </p>
        )}
        <InputField errors={form.errors} label="Subject" required {...typed('subject')} />
        <Field
          label="Text"
          required
          hint={
            isSigned ? (
              <>
                Signed as {myName}.{' '}
                <NewTabLink to="/dashboard#profile">Change your name in your account</NewTabLink>
              </>
            ) : null
          }
          error={form.errors.text}
        >
          {(control) => (
            <Textarea {...control} {...typed('text')} rows={10} autoFocus className="min-h-40! text-sm!" />
          )}
        </Field>
      </FormDialog>
    </>
  )
}

const NewTabLink = ({ to, children }: { to: string; children: string }) => (
  <SiteLink href={to} target="_blank" className="text-link">
    {children}
  </SiteLink>
)
