'use client'

import { type RefObject, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Spinner } from '@/components/ui/spinner'
import { LoadFailure } from '../../components/load-failure'
import { ManagePanel } from './manage-panel'
import { useManagedBooking } from './use-managed-booking'

type ManagedProps = ReturnType<typeof useManagedBooking> & { part: RefObject<HTMLElement | null> }

function Managed({ state, act, load, part }: ManagedProps) {
  if (state.status === 'loading') {
    return (
      <Card className="grid min-h-80 place-items-center">
        <Spinner label="Loading..." />
      </Card>
    )
  }
  if (state.status === 'failed') {
    return (
      <LoadFailure title="Your booking could not be loaded" onRetry={() => void load()} part={part}>
        Check your connection and try again. Nothing was changed.
      </LoadFailure>
    )
  }
  if (state.status === 'invalid') {
    return (
      <EmptyState
        title="This link is invalid or has expired"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/book-call">Book a new call</ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              Contact us
            </ButtonLink>
          </div>
        }
      >
        <p>
          When a call is booked, confirmed or moved, we email a new link, and only the newest one works. Open
          the latest email about your call. If you cannot find it, write to us and we will help.
        </p>
      </EmptyState>
    )
  }
  return <ManagePanel booking={state.booking} act={act} />
}

export function ManageBooking() {
  const managed = useManagedBooking()
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Managed {...managed} part={part} />
    </div>
  )
}
