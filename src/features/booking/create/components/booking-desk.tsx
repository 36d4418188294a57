'use client'

import { useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import type { MeetingKind } from '@/features/booking/meeting/rules'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import type { BookedView } from '../../components/booking-calls'
import { BookingForm } from './booking-form'
import { BookingSuccess } from './booking-success'

type Booked = { booking: BookedView; email: string }

/** `businessZone` is an IANA name. */
type BookingDeskProps = { brandName: string; businessZone: string; meetingKind: MeetingKind }

export function BookingDesk({ brandName, businessZone, meetingKind }: BookingDeskProps) {
  const choice = useSlotChoice(businessZone)
  const [booked, setBooked] = useState<Booked | null>(null)
  const desk = useRef<HTMLDivElement>(null)

  function onBooked(booking: BookedView, email: string) {
    choice.clear()
    setBooked({ booking, email })
    desk.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div ref={desk} className="scroll-mt-24">
      <Card className="lg:p-10">
        {booked ? (
          <BookingSuccess
            booking={booked.booking}
            email={booked.email}
            brandName={brandName}
            onAgain={() => setBooked(null)}
          />
        ) : (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <SlotChooser choice={choice} />
            <BookingForm choice={choice} byPhone={meetingKind === 'phone'} onBooked={onBooked} />
          </div>
        )}
      </Card>
    </div>
  )
}
