'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { TypedDialog } from '@/admin/ui/confirm-dialog'
import { DialogCancel } from '@/admin/ui/dialog'
import { StaleNote } from '@/admin/ui/error-note'
import { useAskToLeave } from '@/admin/ui/use-ask-to-leave'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { settingChanges } from './setting-changes'
import { fetchSettings, leftOutWords, newestSettings, saveLabel, useSaveSettings } from './settings-call'
import { SettingsFields } from './settings-fields'
import { typedSettings } from './typed-settings'

interface CalendarSettingsFormProps {
  settings: EditableSettings
  cancel?: ReactNode
  onSaved?: (saved: EditableSettings) => void
}

const FAILED = { title: 'Error', message: 'Failed to update settings' }
const schema = async () => (await import('@/features/booking/settings/schema')).calendarSettingsSchema

/** A later edition replaces an older state. */
type Edition = { settings: EditableSettings; edition: number }

interface FormProps extends Omit<CalendarSettingsFormProps, 'settings'> {
  shown: Edition
  onShow: (shown: Edition) => void
}

function Form({ shown: { settings, edition }, onShow, cancel, onSaved }: FormProps) {
  const { refresh } = useRefresh()
  const [newest, setNewest] = useState<EditableSettings>()
  const save = useSaveSettings(settings.updatedAt)
  const { formRef, formProps, busy, errors, problem } = useForm({
    read: typedSettings,
    schema,
    send: async (typed) => {
      setNewest(undefined)
      const answer = await save(typed)
      if (!answer.ok && answer.reason === 'refused' && answer.status === 412) {
        const now = await fetchSettings()
        if (now.ok) setNewest(now.data)
      }
      return answer
    },
    failed: FAILED,
    wordsFor: (failure) => leftOutWords(failure) ?? FAILED,
    onDone: (saved) => {
      notifyDone('Calendar settings updated successfully')
      onShow({ settings: saved, edition })
      refresh()
      onSaved?.(saved)
    },
  })

  useAskToLeave(formRef, settings)
  useEffect(() => {
    if (edition > 0) formRef.current?.focus()
  }, [edition, formRef])

  return (
    <form {...formProps} tabIndex={-1} className="grid gap-5" aria-label="Calendar settings">
      <SettingsFields settings={settings} errors={errors} />
      {newest ? (
        <StaleNote
          changes={settingChanges(settings, newest)}
          onShow={() => {
            onShow({ settings: newest, edition: edition + 1 })
            refresh()
          }}
        >
          Failed to update settings: someone else changed them after you opened them. Your changes were not
          saved.
        </StaleNote>
      ) : (
        <FormProblemNote problem={problem} />
      )}
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:flex-1">
        {cancel}
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : saveLabel(problem, 'Save settings')}
        </Button>
      </div>
    </form>
  )
}

export function CalendarSettingsForm({ settings, ...rest }: CalendarSettingsFormProps) {
  const [shown, setShown] = useState({ settings, edition: 0 })
  return <Form key={shown.edition} shown={shown} onShow={setShown} {...rest} />
}

export function SettingsDialog({ settings }: { settings: EditableSettings }) {
  const [opened, setOpened] = useState<EditableSettings>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpened(newestSettings(settings))}>
        Settings
      </Button>
      <TypedDialog
        open={opened !== undefined}
        onClose={close}
        title="Settings"
        description="When calls can be booked. Existing bookings stay as they are."
      >
        {opened ? (
          <CalendarSettingsForm
            settings={opened}
            onSaved={close}
            cancel={<DialogCancel>Cancel</DialogCancel>}
          />
        ) : null}
      </TypedDialog>
    </>
  )
}
