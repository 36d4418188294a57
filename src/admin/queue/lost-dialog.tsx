'use client'

import { type FormEvent, useState } from 'react'
import { Dialog, DialogActions, DialogCancel } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { type LostReason, lostReasonLabels, lostReasons } from '@/features/queue/rules'

interface LostDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (reason: LostReason) => void
}

const options = lostReasons.map((value) => ({ value, label: lostReasonLabels[value] }))

export function LostDialog({ open, onClose, onChoose }: LostDialogProps) {
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    const reason = lostReasons.find((each) => each === chosen)
    if (reason) onChoose(reason)
    else setError('Choose why it was lost')
  }
  return (
    <Dialog open={open} onClose={onClose} title="Why was it lost?" description="Only the team sees this.">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Reason" required error={error}>
          {(control) => (
            <Select
              {...control}
              name="lostReason"
              placeholder="Choose a reason"
              options={options}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              autoFocus
            />
          )}
        </Field>
        <DialogActions>
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" size="sm">
            Set to lost
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
