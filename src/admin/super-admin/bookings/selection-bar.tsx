'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { notifyDone, notifyFailed } from '@/admin/ui/notify'
import { useAction } from '@/admin/ui/use-action'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cancelBookings } from './booking-call'
import { cancellationText } from './cancellation-text'
import { useSelection } from './selection'

const FAILED = 'Failed to cancel the bookings'
const NOT_ALL = 'Not all bookings were cancelled'

/** Actions on the selected rows. `expected`: the page will have rows, so space is reserved. */
export function SelectionBar({ expected }: { expected: boolean }) {
  const { rows, selected, set } = useSelection()
  const [asking, setAsking] = useState(false)
  const [notify, setNotify] = useState(true)
  const { run, busy, problem, clear } = useAction<{ id: string; result: string }[]>()
  const count = selected.size
  const calls = count === 1 ? '1 booking' : `${count} bookings`

  function then(results: { id: string; result: string }[]) {
    setAsking(false)
    const { text, failed } = cancellationText(results.map(({ result }) => result))
    if (failed) notifyFailed(text, NOT_ALL)
    else notifyDone(text)
    // Failed and conflicting rows stay selected for the next attempt.
    const over = results.filter(({ result }) => result !== 'failed' && result !== 'stale')
    set(
      over.map(({ id }) => id),
      false,
    )
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  const seen = () => Object.fromEntries([...selected].map((id) => [id, rows.get(id)?.version ?? '']))
  const cancel = () => run(() => cancelBookings(seen(), notify), { failed: FAILED, then })

  if (!expected && rows.size === 0) return null
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <label className="flex min-h-10 items-center gap-2.5 text-soft md:pl-5">
        <input
          type="checkbox"
          checked={count > 0 && count === rows.size}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < rows.size
          }}
          onChange={(event) => set([...rows.keys()], event.target.checked)}
          className="size-4.5 accent-action"
        />
        Select all on this page
      </label>
      <p role="status" className="text-soft">
        {count > 0 ? `${calls} selected` : ''}
      </p>
      {count > 0 ? (
        <Button
          variant="danger"
          size="sm"
          onClick={() => {
            clear()
            setAsking(true)
          }}
        >
          Cancel selected
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title={`Cancel ${calls}?`}
        action={`Cancel ${calls}`}
        cancel={count === 1 ? 'Keep it' : 'Keep them'}
        busy={busy}
        problem={problem}
      >
        <p>{[...selected].map((id) => rows.get(id)?.name).join(', ')}</p>
        <p className="mt-2">Calls that have taken place stay as they are.</p>
        <Checkbox
          label="Tell the visitors by email"
          checked={notify}
          onChange={(event) => setNotify(event.target.checked)}
        />
      </ConfirmDialog>
    </div>
  )
}
