'use client'

import { useEffect, useState } from 'react'
import { notifyDone, notifyFailed, useRefresh } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { failureText } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import type { ConnectOutcome } from '@/features/calendar/connection/mutations'
import type { ConnectionStatus } from '@/features/calendar/connection/status'
import { FormSave, InputFields } from '../input-fields'
import { disconnect, type Host, initiate, saveOauthConfig, syncEvents } from './google-calls'

const CHANNEL = 'google-calendar-oauth'
const POPUP = 'popup,width=500,height=600'

const failures: Record<Exclude<ConnectOutcome, 'connected'>, string> = {
  denied: 'Not connected: you did not allow access at Google.',
  scopes: 'A permission is missing. Allow everything that Google asks for, and try again.',
  expired: 'The answer from Google could not be used. Please try again.',
  failed: 'Google did not complete the connection. Check the OAuth configuration and try again.',
}

const needsConfiguration = () =>
  notifyFailed('Please configure OAuth settings first', 'Configuration Required')

type ConnectButtonProps = { configured: boolean; host?: Host; children: string }

/** Opens Google's page in a separate window and receives the result from it; an isolated page has no opener. */
export function ConnectButton({ configured, host, children }: ConnectButtonProps) {
  const { refresh } = useRefresh()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<ConnectOutcome>) => {
      if (data === 'connected') notifyDone('Google Calendar is connected')
      else if (data in failures) notifyFailed(failures[data])
      refresh()
    }
    return () => channel.close()
  }, [refresh])

  async function connect(): Promise<void> {
    if (!configured) return needsConfiguration()
    // Opened at once: after an answer, browsers would block it as a popup.
    let popup = window.open('', CHANNEL, POPUP)
    let wasAsked = false
    setBusy(true)
    const answer = await initiate(host, () => {
      // The window would cover the dialog. A click on Confirm opens it again.
      popup?.close()
      wasAsked = true
    })
    setBusy(false)
    if (wasAsked && answer.ok) popup = window.open('', CHANNEL, POPUP)
    if (!answer.ok) {
      popup?.close()
      const isUnconfigured = answer.reason === 'refused' && answer.status === 409
      return isUnconfigured ? needsConfiguration() : notifyFailed('Failed to initiate Google authorization')
    }
    if (!popup)
      return notifyFailed('The browser has blocked the window. Allow it for this site and try again.')
    popup.location.href = answer.data.authUrl
    notifyDone('Please complete the authorization in the popup window.', 'Authorization Required')
  }

  return (
    <Button size="sm" busy={busy} onClick={() => void connect()}>
      {children}
    </Button>
  )
}

const NOT_SYNCED = 'Failed to sync with Google Calendar'

export function SyncButton() {
  const { refresh } = useRefresh()
  const [busy, setBusy] = useState(false)
  async function sync(): Promise<void> {
    setBusy(true)
    const answer = await syncEvents()
    setBusy(false)
    if (answer.ok)
      notifyDone(`Updated ${answer.data.updated_bookings} booking(s) from Google Calendar`, 'Sync Complete')
    else notifyFailed(failureText(answer, NOT_SYNCED), 'Sync Failed')
    refresh()
  }
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => void sync()}>
      {busy ? 'Syncing...' : 'Sync now'}
    </Button>
  )
}

export const DisconnectButton = ({ host }: { host?: Host }) => (
  <QuestionButton
    label="Disconnect"
    look="secondary"
    title="Disconnect Google Calendar?"
    action="Disconnect"
    call={() => disconnect(host)}
    done={({ revoked }) =>
      revoked
        ? 'Disconnected'
        : 'Disconnected. Google could not be reached: also remove the access in the Google account.'
    }
    failed="Failed to disconnect Google Calendar"
  >
    {host
      ? 'Times that are busy in the calendar are offered to visitors again. Calls go to the calendar of the company, if it has one. Existing events stay.'
      : 'Times that are busy in your calendar are offered to visitors again, and new calls no longer appear in it. Existing events stay.'}
  </QuestionButton>
)

const notSaved = { title: 'Error', message: 'Failed to save OAuth configuration' }
const schema = async () => (await import('@/features/calendar/connection/schema')).oauthConfigSchema

/** Our client in the Google project. The secret is never shown; every change needs it again. */
export function OauthForm({
  config,
  suggestedRedirectUri,
}: Pick<ConnectionStatus, 'config' | 'suggestedRedirectUri'>) {
  const { refresh } = useRefresh()
  const form = useForm({
    read: (data) => typedTexts(data, 'clientId', 'clientSecret', 'redirectUri'),
    schema,
    send: saveOauthConfig,
    failed: notSaved,
    wordsFor: () => notSaved,
    onDone: () => {
      notifyDone('OAuth configuration saved successfully')
      const secret = form.formRef.current?.elements.namedItem('clientSecret')
      if (secret instanceof HTMLInputElement) secret.value = ''
      refresh()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4" aria-label="OAuth settings">
      <InputFields
        errors={form.errors}
        values={{ ...config, redirectUri: config?.redirectUri ?? suggestedRedirectUri }}
        fields={[
          { name: 'clientId', label: 'Client ID', required: true, spellCheck: false },
          {
            name: 'clientSecret',
            label: 'Client secret',
            required: true,
            hint: config
              ? 'A secret is stored but not shown. Enter it again to save.'
              : 'Stored encrypted and never shown again.',
            type: 'password',
            autoComplete: 'new-password',
          },
          {
            name: 'redirectUri',
            label: 'Redirect URI',
            required: true,
            hint: 'Enter the same address in the Google project.',
            spellCheck: false,
          },
        ]}
      />
      <FormSave form={form} label="Save OAuth settings" look="secondary" />
    </form>
  )
}
