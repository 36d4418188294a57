import { useMemo, useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { FormProblemNote } from '@/components/form/form-problem'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { focusOnMount } from '@/features/account/components/focus-on-mount'
import { ChosenTime } from '../../availability/components/chosen-time'
import { FreeLink } from '../../availability/components/free-link'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import { type LostChoice, lostChoice } from '../../availability/lost-choice'
import type { ManageAnswer, OwnRequest } from '../../components/booking-calls'
import type { BookingView } from '../../view'

type ReschedulePanelProps = {
  act: (request: OwnRequest) => Promise<ManageAnswer>
  booking: Pick<BookingView, 'id' | 'bookingDatetime' | 'endsAt' | 'timezone' | 'host'>
  onMoved: () => void
}

type Problem = { title: string; message: string; lost: LostChoice | null }

export function ReschedulePanel({ act, booking, onMoved }: ReschedulePanelProps) {
  const { id, bookingDatetime, endsAt, timezone } = booking
  const byHosts = booking.host !== null
  const call = useMemo(() => {
    const minutes = Math.ceil((Date.parse(endsAt) - Date.parse(bookingDatetime)) / 60_000)
    return { booking: id, lengths: { bookingDurationMinutes: minutes }, byHosts }
  }, [id, bookingDatetime, endsAt, byHosts])
  const choice = useSlotChoice(timezone, call, bookingDatetime)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { slot } = choice

  async function move() {
    if (!slot) return
    setBusy(true)
    setProblem(null)
    const answer = await act({
      action: 'reschedule',
      preferredDate: slot.date,
      preferredTime: slot.time,
      start: slot.start,
    })
    setBusy(false)
    if (answer.ok) return onMoved()
    const lost = lostChoice(answer)
    const message = failureText(answer, 'Failed to move the booking. Please try again.')
    setProblem({ title: 'The booking was not moved', message, lost })
    if (lost && answer.reason === 'refused') choice.releaseSlot(answer.extra)
  }

  return (
    <div ref={focusOnMount} tabIndex={-1} className="outline-none">
      <Card as="section" className="grid gap-8 lg:p-10">
        <SlotChooser choice={choice} />
        <div className="grid gap-4 border-line border-t pt-6">
          <ChosenTime choice={choice} />
          {problem?.lost && slot ? null : (
            <FormProblemNote
              problem={problem}
              action={problem?.lost ? <FreeLink lost={problem.lost} places={choice.places} /> : null}
            />
          )}
          <Button size="lg" busy={busy} disabled={!slot} onClick={move} className="sm:justify-self-start">
            {busy ? 'Moving...' : 'Move the call'}
          </Button>
        </div>
      </Card>
    </div>
  )
}
