'use client'

import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import type { ConnectionStatus } from '@/features/calendar/connection/status'
import { saveOauthConfig } from './google-calls'

const failed = { title: 'Error', message: 'Failed to save OAuth configuration' }
const schema = async () => (await import('@/features/calendar/connection/schema')).oauthConfigSchema

/** Our client in the Google project. The secret is never shown; every change needs it again. */
export function OauthForm({
  config,
  suggestedRedirectUri,
}: Pick<ConnectionStatus, 'config' | 'suggestedRedirectUri'>) {
  const { refresh } = useRefresh()
  const { formRef, formProps, busy, errors, problem } = useForm({
    read: (form) => typedTexts(form, 'clientId', 'clientSecret', 'redirectUri'),
    schema,
    send: saveOauthConfig,
    failed,
    wordsFor: () => failed,
    onDone: () => {
      notifyDone('OAuth configuration saved successfully')
      const secret = formRef.current?.elements.namedItem('clientSecret')
      if (secret instanceof HTMLInputElement) secret.value = ''
      refresh()
    },
  })
  return (
    <form {...formProps} className="grid gap-4" aria-label="OAuth settings">
      <InputField
        errors={errors}
        label="Client ID"
        required
        name="clientId"
        spellCheck={false}
        defaultValue={config?.clientId}
      />
      <InputField
        errors={errors}
        label="Client secret"
        required
        hint={
          config
            ? 'A secret is stored but not shown. Enter it again to save.'
            : 'Stored encrypted and never shown again.'
        }
        name="clientSecret"
        type="password"
        autoComplete="new-password"
      />
      <InputField
        errors={errors}
        label="Redirect URI"
        required
        hint="Enter the same address in the Google project."
        name="redirectUri"
        spellCheck={false}
        defaultValue={config?.redirectUri ?? suggestedRedirectUri}
      />
      <FormProblemNote problem={problem} />
      <div className="flex justify-end">
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {busy ? 'Saving...' : 'Save OAuth settings'}
        </Button>
      </div>
    </form>
  )
}
