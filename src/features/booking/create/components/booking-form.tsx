'use client'

import { useMemo, useRef, useState } from 'react'
import { useReadableAddress } from '@/components/form/use-readable-address'
import { Card } from '@/components/ui/card'
import type { ShownType } from '@/features/booking/call-type/shown-types'
import { SlotChooser } from '../../availability/components/slot-chooser'
import { useSlotChoice } from '../../availability/components/use-slot-choice'
import type { BookedView } from '../../components/booking-calls'
import { BookingSuccess } from './booking-success'
import { DetailsForm, type DetailsFormProps } from './details-form'

export type BookingFormProps = Pick<DetailsFormProps, 'Questions'> & {
  brandName: string
  businessZone: string
  type: Pick<ShownType, 'slug' | 'lengths' | 'meetingKind' | 'questions'> & { byHosts?: boolean }
  /** The slug of the chosen host. Undefined for anyone. */
  withHost?: string | undefined
  /** Hears whether the call is booked, until another one is begun. */
  onStep?: (isBooked: boolean) => void
}

export function BookingForm(props: BookingFormProps) {
  const { brandName, businessZone, type, withHost, onStep, Questions } = props
  const call = useMemo(
    () => ({ type: type.slug, with: withHost, lengths: type.lengths, byHosts: type.byHosts }),
    [type, withHost],
  )
  const choice = useSlotChoice(businessZone, call)
  const [booked, setBooked] = useState<{ booking: BookedView; email: string } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const email = useReadableAddress(booked?.email ?? '')

  function onBooked(booking: BookedView, email: string) {
    choice.clear()
    setBooked({ booking, email })
    onStep?.(true)
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div ref={top} className="scroll-mt-24">
      <Card className="lg:p-10">
        {booked ? (
          <BookingSuccess
            booking={booked.booking}
            email={email}
            brandName={brandName}
            onAgain={() => {
              setBooked(null)
              onStep?.(false)
            }}
          />
        ) : (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
            <SlotChooser choice={choice} />
            <DetailsForm choice={choice} type={type} Questions={Questions} onBooked={onBooked} />
          </div>
        )}
      </Card>
    </div>
  )
}
