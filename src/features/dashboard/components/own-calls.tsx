'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { OwnBooking } from '../own-bookings'
import { OwnCall } from './own-call'

export function OwnCalls({ bookings }: { bookings: readonly OwnBooking[] }) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeepFocus(heading, bookings.map(({ status, bookingDatetime }) => status + bookingDatetime).join())
  return (
    <section aria-labelledby="calls">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="calls" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Your Calls
        </h2>
        {bookings.length > 0 ? (
          <ButtonLink href="/book-call" variant="quiet" size="sm">
            Book another call
          </ButtonLink>
        ) : null}
      </div>
      {bookings.length === 0 ? (
        <EmptyState
          title="No calls yet"
          action={
            <ButtonLink href="/book-call" size="sm">
              Book a Call
            </ButtonLink>
          }
        >
          Calls that you book with the email address of this account appear here. You can move or cancel them.
        </EmptyState>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <OwnCall key={booking.id} booking={booking} onChanged={() => router.refresh()} />
          ))}
        </ul>
      )}
    </section>
  )
}
