'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { Time } from '@/admin/ui/time'
import { useAction } from '@/admin/ui/use-action'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Burst } from '@/features/booking/burst/queries'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const counted = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

const cancelBurst = (burst: string) =>
  send('/api/cancel-booking-burst', {
    body: { burst },
    read: (body) => {
      const { cancelled, kept } = membersOf(body)
      return typeof cancelled === 'number' && typeof kept === 'number' ? { cancelled, kept } : undefined
    },
    // Hundreds, one after the other.
    timeoutMs: 120_000,
  })

function resultText({ cancelled, kept }: { cancelled: number; kept: number }): string {
  const done = `${counted(cancelled)} cancelled.`
  return kept > 0 ? `${done} ${counted(kept)} changed in the meantime and were kept.` : done
}

/** More bookings than usual: shows how many are unconfirmed, and cancels them. */
export function BurstNote({ burst }: { burst: Burst }) {
  const [asking, setAsking] = useState(false)
  const { run, busy, problem, clear } = useAction<{ cancelled: number; kept: number }>()
  const bookings = counted(burst.unconfirmed)
  function then() {
    setAsking(false)
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  const cancel = () =>
    run(() => cancelBurst(burst.id), { done: resultText, failed: 'Failed to cancel the bookings', then })
  return (
    <div className="mb-8">
      <Alert
        tone="warning"
        title={`More bookings than usual: ${burst.unconfirmed} unconfirmed`}
        action={
          <Button
            variant="danger"
            size="sm"
            onClick={() => {
              clear()
              setAsking(true)
            }}
          >
            Cancel unconfirmed bookings
          </Button>
        }
      >
        They arrived between <Time at={burst.from} show="exact" /> and <Time at={burst.until} show="exact" />.
        Some may use invented addresses.
      </Alert>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title={`Cancel ${bookings}?`}
        action={`Cancel ${bookings}`}
        cancel="Keep them"
        busy={busy}
        problem={problem}
      >
        <p>
          This cancels all bookings of this burst that neither the visitor nor your team has confirmed. Their
          times become free. Visitors who got an email about their booking get one about the cancellation.
        </p>
      </ConfirmDialog>
    </div>
  )
}
