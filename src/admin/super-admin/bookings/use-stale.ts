'use client'

import { useState } from 'react'
import { useClock } from '@/admin/ui/clock'
import type { Answer } from '@/lib/http/send'
import { whatChanged } from './booking-call'
import type { ShownBooking } from './shown-booking'

export function useStale(booking: ShownBooking) {
  const { zone } = useClock()
  const [changes, setChanges] = useState<readonly string[]>()
  async function watched<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
    const answer = await call
    if (!answer.ok && answer.reason === 'refused' && answer.status === 412)
      setChanges(await whatChanged(booking, zone))
    return answer
  }
  return { changes, watched, forget: () => setChanges(undefined) }
}
