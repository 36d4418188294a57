'use client'

import { useState } from 'react'
import { useRefresh } from '@/admin/ui/actions'
import { useClock } from '@/admin/ui/clock'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/http/send'
import { type ShownBooking, whatChanged } from './booking-call'

export function useStale(booking: ShownBooking) {
  const { zone } = useClock()
  const [changes, setChanges] = useState<readonly string[]>()
  async function watched<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
    const answer = await call
    if (!answer.ok && answer.reason === 'refused' && answer.status === 412)
      setChanges(await whatChanged(booking, zone))
    return answer
  }
  return { changes, watched, forget: () => setChanges(undefined) }
}

export function StaleDialog({
  name,
  changes,
  failed = 'Your change was not made',
  onClose,
}: {
  name: string
  changes: readonly string[] | undefined
  failed?: string
  onClose: () => void
}) {
  const { refresh } = useRefresh()
  return (
    <Dialog
      open={changes !== undefined}
      onClose={onClose}
      role="alertdialog"
      title="Changed by someone else"
      description={
        <>
          {failed}: the booking of <b>{name}</b> has changed since this page was loaded.
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-4.5 text-sm">
        {changes?.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Close
        </Button>
        <Button
          size="sm"
          onClick={() => {
            onClose()
            refresh()
          }}
        >
          Show the latest version
        </Button>
      </DialogActions>
    </Dialog>
  )
}
