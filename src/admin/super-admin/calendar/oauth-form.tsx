'use client'

import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import type { ConnectionStatus } from '@/features/calendar/connection/status'
import { InputFields } from '../input-fields'
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
      <InputFields
        errors={errors}
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
      <FormProblemNote problem={problem} />
      <div className="flex justify-end">
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {busy ? 'Saving...' : 'Save OAuth settings'}
        </Button>
      </div>
    </form>
  )
}
