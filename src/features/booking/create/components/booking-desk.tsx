'use client'

import { useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import type { BookingView } from '@/features/booking/view'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import { BookingForm } from './booking-form'
import { BookingSuccess } from './booking-success'

type Booked = { booking: BookingView; email: string }

/** `businessZone` is an IANA name. */
type BookingDeskProps = { brandName: string; businessZone: string }

export function BookingDesk({ brandName, businessZone }: BookingDeskProps) {
  const choice = useSlotChoice(businessZone)
  const [booked, setBooked] = useState<Booked | null>(null)
  const desk = useRef<HTMLDivElement>(null)

  function onBooked(booking: BookingView, email: string) {
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
            <BookingForm choice={choice} onBooked={onBooked} />
          </div>
        )}
      </Card>
    </div>
  )
}
