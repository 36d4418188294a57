'use client'

import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { useRefresh } from '@/admin/ui/refresh'
import { Button } from '@/components/ui/button'

interface StaleDialogProps {
  name: string
  /** Undefined closes it. */
  changes: readonly string[] | undefined
  /** What was not done. */
  failed?: string
  onClose: () => void
}

/** Somebody else has changed the booking meanwhile: what, and the way to its newest state. */
export function StaleDialog({
  name,
  changes,
  failed = 'Your change was not made',
  onClose,
}: StaleDialogProps) {
  const { refresh } = useRefresh()
  return (
    <Dialog
      open={changes !== undefined}
      onClose={onClose}
      role="alertdialog"
      title="Changed by somebody else"
      description={
        <>
          {failed}: the booking of <b>{name}</b> has changed since this page was read.
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
          Show the newest
        </Button>
      </DialogActions>
    </Dialog>
  )
}
