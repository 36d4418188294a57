'use client'

import { useMemo, useRef, useState } from 'react'
import { useReadableAddress } from '@/components/form/use-readable-address'
import { Card } from '@/components/ui/card'
import type { ShownType } from '@/features/booking/call-type/shown-types'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import type { BookedView } from '../../components/booking-calls'
import { BookingForm, type BookingFormProps } from './booking-form'
import { BookingSuccess } from './booking-success'

export type BookingDeskProps = Pick<BookingFormProps, 'Questions'> & {
  brandName: string
  businessZone: string
  type: Pick<ShownType, 'slug' | 'lengths' | 'meetingKind' | 'questions'>
}

export function BookingDesk({ brandName, businessZone, type, Questions }: BookingDeskProps) {
  const call = useMemo(() => ({ type: type.slug, lengths: type.lengths }), [type])
  const choice = useSlotChoice(businessZone, call)
  const [booked, setBooked] = useState<{ booking: BookedView; email: string } | null>(null)
  const desk = useRef<HTMLDivElement>(null)
  const email = useReadableAddress(booked?.email ?? '')

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
            email={email}
            brandName={brandName}
            onAgain={() => setBooked(null)}
          />
        ) : (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <SlotChooser choice={choice} />
            <BookingForm choice={choice} type={type} Questions={Questions} onBooked={onBooked} />
          </div>
        )}
      </Card>
    </div>
  )
}
