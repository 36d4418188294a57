import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken } from '@/lib/crypto/token'
import { calendarAddress } from './schema'

const PURPOSE = 'busy-calendar-url'

/** An address is a secret: anyone who has it can read the calendar. */
export const sealAddress = (typed: string): string => seal(calendarAddress(typed), PURPOSE, siteKeys)

const isSealed = (value: string) => value.startsWith('v1.')

/** The address of a calendar. Empty if it was sealed with a lost key, so that it must be entered again. */
export function openAddress(sealed: string): string {
  if (!isSealed(sealed)) return sealed
  try {
    return unseal(sealed, PURPOSE, siteKeys)
  } catch {
    return ''
  }
}

/** Identifies a calendar of the desk, or of a host, without revealing its address. */
export const calendarKey = (address: string, hostId: string | null = null): string =>
  hashToken(hostId ? `${hostId} ${calendarAddress(address)}` : calendarAddress(address))
