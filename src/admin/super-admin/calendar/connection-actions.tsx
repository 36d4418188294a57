'use client'

import { useState } from 'react'
import { notifyDone, notifyFailed, useRefresh } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { disconnect, syncEvents } from './google-calls'

const NOT_SYNCED = 'Failed to sync with Google Calendar'

/** Reads changes of the calendar now. This also happens every few minutes. */
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

export const DisconnectButton = () => (
  <QuestionButton
    label="Disconnect"
    look="secondary"
    title="Disconnect Google Calendar?"
    action="Disconnect"
    call={disconnect}
    done={({ revoked }) =>
      revoked
        ? 'Disconnected'
        : 'Disconnected. Google could not be reached: also remove the access in the Google account.'
    }
    failed="Failed to disconnect Google Calendar"
  >
    Times that are busy in your calendar are offered to visitors again, and new calls no longer appear in it.
    Existing events stay.
  </QuestionButton>
)
