'use client'

import { useState } from 'react'
import { TypedDialog } from '@/admin/ui/confirm-dialog'
import { DialogCancel } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { newestSettings } from '../calendar/settings-call'
import { CalendarSettingsForm } from '../calendar/settings-form'

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
