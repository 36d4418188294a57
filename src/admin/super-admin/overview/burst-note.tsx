'use client'

import { QuestionButton } from '@/admin/ui/question-button'
import { Time } from '@/admin/ui/values'
import { Alert } from '@/components/ui/alert'
import type { Burst } from '@/features/booking/burst/queries'
import { cancelBurst } from '@/features/booking/desk/calls'
import { call } from '@/lib/http/call'

const counted = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

// Hundreds, one after the other.
const cancelAll = (burst: string) => call(cancelBurst, { burst }, { timeoutMs: 120_000 })

function resultText({ cancelled, kept }: { cancelled: number; kept: number }): string {
  const done = `${counted(cancelled)} cancelled.`
  return kept > 0 ? `${done} ${counted(kept)} changed in the meantime and were kept.` : done
}

export function BurstNote({ burst }: { burst: Burst }) {
  const bookings = counted(burst.unconfirmed)
  return (
    <div className="mb-8">
      <Alert
        tone="warning"
        title={`More bookings than usual: ${burst.unconfirmed} unconfirmed`}
        action={
          <QuestionButton
            label="Cancel unconfirmed bookings"
            title={`Cancel ${bookings}?`}
            action={`Cancel ${bookings}`}
            cancel="Keep them"
            call={() => cancelAll(burst.id)}
            failed="Failed to cancel the bookings"
            done={resultText}
          >
            <p>
              This cancels all bookings of this burst that neither the visitor nor your team has confirmed.
              Their times become free. Visitors who got an email about their booking get one about the
              cancellation.
            </p>
          </QuestionButton>
        }
      >
        They arrived between <Time at={burst.from} show="exact" /> and <Time at={burst.until} show="exact" />.
        Some may use invented addresses.
      </Alert>
    </div>
  )
}
