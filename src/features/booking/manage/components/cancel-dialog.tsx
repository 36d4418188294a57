import { useId, useRef, useState } from 'react'
import { emailText } from '@/components/emails'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'

type CancelDialogProps = { open: boolean; onClose: () => void; onConfirm: (reason: string) => Promise<void> }

const FREE = 'The time is free for others again.'

/** Said after a cancellation. No mail follows for a call that was only held. */
export const cancelledText = ({ heldUntil }: { heldUntil: string | null }): string =>
  heldUntil ? FREE : emailText("We've emailed you about it.", FREE)

export const movedText = (): string =>
  emailText("We've emailed you the new time.", 'Please note the new time.')

export function CancelDialog({ open, onClose, onConfirm }: CancelDialogProps) {
  const id = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    await onConfirm(reason.current?.value ?? '')
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this call?"
      description="The slot opens up for others right away. You can book another one whenever you like."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the call
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            Cancel the call
          </Button>
        </>
      }
    >
      <div className="grid gap-1.5">
        <Label htmlFor={id}>Your reason (optional)</Label>
        <Textarea ref={reason} id={id} rows={3} maxLength={500} />
      </div>
    </Dialog>
  )
}
