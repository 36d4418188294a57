'use client'

import { useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, useAction, useRefresh } from '@/admin/ui/actions'
import { ConfirmDialog, DeletionDialog } from '@/admin/ui/confirm-dialog'
import { failureText } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { rotateSecret, testWebhook } from '@/features/webhook/calls'
import type { ListedWebhook } from '@/features/webhook/queries'
import { call } from '@/lib/http/call'
import { removeDocument } from '@/lib/http/documents'
import { membersOf } from '@/lib/http/send-answer'
import { SecretDialog, WebhookForm } from './webhook-form'

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

function readSecret(body: unknown) {
  const { secret } = membersOf(body)
  return typeof secret === 'string' ? { secret } : undefined
}

export function WebhookActions({ webhook }: { webhook: ListedWebhook }) {
  const { id, name, updatedAt } = webhook
  const [asking, setAsking] = useState<'change' | 'secret' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const { run, busy, problem, clear } = useAction<{ secret: string }>()
  const close = () => {
    clear()
    setAsking(undefined)
  }
  const then = (answer: { secret: string }) => {
    close()
    setSecret(answer.secret)
  }
  const rotate = () =>
    run(() => confirmed(() => call(rotateSecret, { id }, { read: readSecret })), {
      failed: 'Failed to replace the secret',
      then,
    })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking('change')}>
        Change
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setAsking('secret')}>
        New secret
      </Button>
      <Button variant="danger" size="sm" onClick={() => setAsking('delete')}>
        Delete
      </Button>
      <WebhookForm
        key={updatedAt}
        webhook={webhook}
        open={asking === 'change'}
        onClose={close}
        onSaved={() => notifyDone('Webhook saved')}
      />
      <ConfirmDialog
        open={asking === 'secret'}
        onClose={close}
        onConfirm={() => void rotate()}
        title="Replace the secret?"
        action="Replace secret"
        busy={busy}
        problem={problem}
      >
        The receiver of <b>{name}</b> rejects messages until it knows the new secret. They are retried for a
        day, so nothing is lost.
      </ConfirmDialog>
      <DeletionDialog
        id={id}
        open={asking === 'delete'}
        onClose={close}
        remove={() => confirmed(() => removeDocument('webhooks', id))}
        done="Webhook deleted"
        failed="Failed to delete the webhook"
        title="Delete this webhook?"
        action="Delete webhook"
      >
        <b>{name}</b> gets no more events, not even those still waiting. Its deliveries are deleted too.
      </DeletionDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
