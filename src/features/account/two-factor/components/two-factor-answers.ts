import { membersOf } from '@/lib/http/send-answer'

export type Enrolment = { secret: string; qr: string }

export function readEnrolment(body: unknown): Enrolment | undefined {
  const { secret, qr } = membersOf(body)
  return typeof secret === 'string' && typeof qr === 'string' ? { secret, qr } : undefined
}

export function readRecoveryCodes(body: unknown): string[] | undefined {
  const { recoveryCodes } = membersOf(body)
  return Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : undefined
}
