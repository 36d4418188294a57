import type { Payload } from 'payload'
import { cache } from 'react'
import { currentRules } from '@/features/booking/settings/queries'

/** The zone of the calendar settings; read once a request. */
export const businessZone = cache(
  async (payload: Payload): Promise<string> => (await currentRules(payload)).timezone,
)
