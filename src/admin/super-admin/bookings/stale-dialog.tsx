'use client'

import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { useRefresh } from '@/admin/ui/refresh'
import { Button } from '@/components/ui/button'

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
