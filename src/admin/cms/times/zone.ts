import type { Payload } from 'payload'
import { cache } from 'react'
import { currentRules } from '@/features/booking/settings/queries'

export const businessZone = cache(
  async (payload: Payload): Promise<string> => (await currentRules(payload)).timezone,
)
