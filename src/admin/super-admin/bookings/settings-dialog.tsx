'use client'

import { useState } from 'react'
import { TypedDialog } from '@/admin/ui/confirm-dialog'
import { DialogCancel } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { CalendarSettingsForm } from '../calendar/settings-form'

export function SettingsDialog({ settings }: { settings: EditableSettings }) {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState<EditableSettings>()
  const close = () => setOpen(false)
  // If it opens again before the tab is reloaded, the dialog shows the saved values and not the old ones.
  const isNewer = (saved?.updatedAt ?? '') > (settings.updatedAt ?? '')
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Settings
      </Button>
      <TypedDialog
        open={open}
        onClose={close}
        title="Settings"
        description="When calls can be booked. Existing bookings stay as they are."
      >
        <CalendarSettingsForm
          settings={saved && isNewer ? saved : settings}
          onSaved={(now) => {
            setSaved(now)
            close()
          }}
          cancel={<DialogCancel>Cancel</DialogCancel>}
        />
      </TypedDialog>
    </>
  )
}
