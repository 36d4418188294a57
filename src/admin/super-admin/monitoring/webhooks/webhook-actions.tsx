'use client'

import { useId, useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { AddButton } from '@/admin/ui/add-button'
import { CopyOnceDialog } from '@/admin/ui/copy-once'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { useList } from '@/admin/ui/list'
import { QuestionButton } from '@/admin/ui/question-button'
import { failureText } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-error'
import { rotateSecret, testWebhook } from '@/features/webhook/calls'
import { eventNames, eventWords } from '@/features/webhook/events'
import type { ListedWebhook } from '@/features/webhook/queries'
import { call } from '@/lib/http/call'
import { addDocument, changeDocument, removeDocument } from '@/lib/http/documents'
import type { Webhook } from '@/payload-types'

export function AddWebhook() {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <AddButton onClick={() => setOpen(true)}>Add webhook</AddButton>
      <WebhookForm
        open={open}
        onClose={() => setOpen(false)}
        onSaved={(saved) => {
          notifyDone('Webhook added')
          setSecret(saved.secret)
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

const SecretDialog = ({ secret, onClose }: { secret: string | undefined; onClose: () => void }) => (
  <CopyOnceDialog
    title="Secret of the webhook"
    description="The receiver uses it to check that messages come from this site, as described at standardwebhooks.com. Keep it like a password."
    label="Secret"
    value={secret}
    onClose={onClose}
  />
)

const schema = async () => (await import('@/features/webhook/schema')).webhookSchema

interface WebhookFormProps {
  open: boolean
  onClose: () => void
  webhook?: ListedWebhook
  /** `secret` is that of a new webhook. */
  onSaved: (saved: { secret: string | undefined }) => void
}

const readSecret = ({ secret }: { secret: string }) => (secret ? { secret } : undefined)
const readSaved = ({ secret }: Webhook) => ({ secret: secret ?? undefined })

function WebhookForm({ open, onClose, webhook, onSaved }: WebhookFormProps) {
  const eventsId = useId()
  const { refresh } = useRefresh()
  const { typed, forget } = useTypedValues({ name: webhook?.name ?? '', url: webhook?.url ?? '' })
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? [])
  const form = useForm({
    schema,
    read: (data) => ({
      ...typedTexts(data, 'name', 'url'),
      events: data.getAll('events').map(String),
      active: !webhook || data.get('active') === 'on',
    }),
    send: (body) =>
      confirmed(() =>
        webhook
          ? changeDocument('webhooks', webhook.id, body, { read: readSaved })
          : addDocument('webhooks', body, { read: readSaved }),
      ),
    failed: { title: 'Error', message: 'Failed to save the webhook' },
    onDone: (saved) => {
      onClose()
      if (!webhook) {
        forget()
        setEvents([])
      }
      onSaved(saved)
      refresh()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      description="Each event is sent to the address as signed JSON. If the receiver does not accept it, delivery is retried for a day."
      action={webhook ? 'Save' : 'Add webhook'}
      busyAction="Saving..."
    >
      <InputField errors={form.errors} label="Name" required {...typed('name')} autoFocus />
      <InputField
        errors={form.errors}
        label="Address"
        required
        hint="For example the webhook of an n8n workflow."
        {...typed('url')}
        inputMode="url"
        spellCheck={false}
      />
      <fieldset aria-describedby={form.errors.events ? eventsId : undefined} className="grid">
        <legend className="mb-1 font-medium text-sm">Events</legend>
        {eventNames.map((name) => (
          <Checkbox
            key={name}
            name="events"
            value={name}
            checked={events.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setEvents((chosen) => (checked ? [...chosen, name] : chosen.filter((other) => other !== name)))
            }
            label={
              <>
                {eventWords[name]} <code className="font-mono text-faint text-xs">{name}</code>
              </>
            }
          />
        ))}
        <FieldError id={eventsId}>{form.errors.events}</FieldError>
      </fieldset>
      {webhook ? (
        <Checkbox
          name="active"
          defaultChecked={webhook.active}
          label="On. If off, nothing is sent, not even events still waiting."
        />
      ) : null}
    </FormDialog>
  )
}

export function TestWebhook({ id }: { id: string }) {
  const { refresh } = useRefresh()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'info' | 'error'; text: string }>()
  async function sendTest() {
    setBusy(true)
    setOutcome(undefined)
    const answer = await call(testWebhook, { id })
    setBusy(false)
    setOutcome(
      answer.ok
        ? { tone: 'info', text: `The receiver answered ${answer.data.status}. ${answer.data.answer}`.trim() }
        : { tone: 'error', text: failureText(answer, 'Failed to send the test.') },
    )
    refresh()
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void sendTest()}>
        Send a test
      </Button>
      {outcome ? (
        <Alert live tone={outcome.tone}>
          <span className="[overflow-wrap:anywhere]">{outcome.text}</span>
        </Alert>
      ) : null}
    </div>
  )
}

export function WebhookActions({ webhook }: { webhook: ListedWebhook }) {
  const { id, name, updatedAt } = webhook
  const { go } = useList()
  const [changing, setChanging] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
        Change
      </Button>
      <QuestionButton
        label="New secret"
        look="secondary"
        title="Replace the secret?"
        action="Replace secret"
        call={() => confirmed(() => call(rotateSecret, { id }, { read: readSecret }))}
        failed="Failed to replace the secret"
        onDone={(answer) => setSecret(answer.secret)}
      >
        The receiver of <b>{name}</b> rejects messages until it knows the new secret. They are retried for a
        day, so nothing is lost.
      </QuestionButton>
      <QuestionButton
        label="Delete"
        title="Delete this webhook?"
        action="Delete webhook"
        call={() => confirmed(() => removeDocument('webhooks', id))}
        done={() => 'Webhook deleted'}
        failed="Failed to delete the webhook"
        onDone={() => go({ open: null }, 'replace')}
      >
        <b>{name}</b> gets no more events, not even those still waiting. Its deliveries are deleted too.
      </QuestionButton>
      <WebhookForm
        key={updatedAt}
        webhook={webhook}
        open={changing}
        onClose={() => setChanging(false)}
        onSaved={() => notifyDone('Webhook saved')}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
