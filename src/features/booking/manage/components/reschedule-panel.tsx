'use client'

import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ChosenTime } from '../../availability/components/chosen-time'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import type { useManagedBooking } from './use-managed-booking'

type ReschedulePanelProps = { act: ReturnType<typeof useManagedBooking>['act']; onMoved: () => void }

/** Chooses another day and time for a booking and moves it there. */
export function ReschedulePanel({ act, onMoved }: ReschedulePanelProps) {
  const choice = useSlotChoice()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { date, slot } = choice

  useEffect(() => panel.current?.focus(), [])

  async function move() {
    if (!date || !slot) return
    setBusy(true)
    setProblem(null)
    const answer = await act({
      action: 'reschedule',
      preferredDate: date,
      preferredTime: slot.time,
      start: slot.start,
    })
    setBusy(false)
    if (answer.ok) return onMoved()
    setProblem(failureText(answer, 'Failed to move the booking. Please try again.'))
    if (answer.reason === 'refused' && answer.status === 409) choice.releaseTakenSlot(answer.extra)
  }

  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Card as="section" className="grid gap-8 lg:p-10">
        <SlotChooser choice={choice} />
        <div className="grid gap-4 border-line border-t pt-6">
          <ChosenTime choice={choice} />
          {problem ? (
            <Alert live tone="error" title="The booking was not moved">
              {problem}
            </Alert>
          ) : null}
          <Button size="lg" busy={busy} disabled={!slot} onClick={move} className="sm:justify-self-start">
            {busy ? 'Moving...' : 'Move the call'}
          </Button>
        </div>
      </Card>
    </div>
  )
}
