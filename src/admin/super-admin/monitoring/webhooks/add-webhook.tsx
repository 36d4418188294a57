'use client'

import { useState } from 'react'
import { notifyDone } from '@/admin/ui/actions'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SecretDialog } from './secret-dialog'
import { WebhookForm } from './webhook-form'

export function AddWebhook() {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-4.5" />
        Add webhook
      </Button>
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
