import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '../../../src/features/booking/status'
import { type ClientState, nextStep } from '../../../src/features/dashboard/next-step'

const now = new Date('2027-03-28T00:30:00Z')
const nothing: ClientState = { projects: [], calls: [], registeredAt: null }
const call = (bookingDatetime: string, status: BookingStatus = 'pending') => ({
  bookingDatetime,
  endsAt: new Date(Date.parse(bookingDatetime) + 3_600_000).toISOString(),
  status,
})
const project = (status: string) => ({
  id: status,
  title: `The ${status} one`,
  status,
  completionPercentage: 40,
})
const kind = (state: Partial<ClientState>) => nextStep({ ...nothing, ...state }, now).kind

describe('what is expected next', () => {
  it('is a first call when there is nothing yet, and always something to do', () => {
    expect(nextStep(nothing, now)).toMatchObject({ kind: 'first-call', action: { href: '/book-call' } })
    for (const status of ['active', 'on_hold', 'completed', 'cancelled', 'unheard of'])
      expect(nextStep({ ...nothing, projects: [project(status)] }, now).action.href).toMatch(/^[/#]/)
  })

  it('is the nearest call that has not ended', () => {
    const calls = [
      call('2027-04-02T09:00:00Z', 'confirmed'),
      call('2027-03-27T23:45:00Z', 'confirmed'),
      call('2027-03-27T22:00:00Z', 'confirmed'),
    ]
    expect(nextStep({ ...nothing, calls, projects: [project('active')] }, now)).toMatchObject({
      kind: 'call-confirmed',
      at: '2027-03-27T23:45:00Z',
    })
    expect(kind({ calls: [call('2027-04-02T09:00:00Z')] })).toBe('call-requested')
  })

  it.each(['cancelled', 'completed'] as const)('is no call that is %s', (status) => {
    expect(kind({ calls: [call('2027-04-02T09:00:00Z', status)] })).toBe('first-call')
  })

  it('is no call that has just ended', () => {
    expect(kind({ calls: [call('2027-03-27T23:30:00Z', 'confirmed')] })).toBe('first-call')
  })

  it('is the work under way, then what waits, then what comes after', () => {
    expect(kind({ projects: [project('completed'), project('on_hold'), project('active')] })).toBe(
      'project-active',
    )
    expect(kind({ projects: [project('completed'), project('on_hold')] })).toBe('project-paused')
    expect(kind({ projects: [project('completed')] })).toBe('follow-up')
    expect(kind({ projects: [project('cancelled')] })).toBe('first-call')
  })

  it('follows from the registration: the review of a day, then the discovery call', () => {
    expect(kind({ registeredAt: '2027-03-27T01:00:00Z' })).toBe('registration-review')
    expect(kind({ registeredAt: '2027-03-27T00:30:00Z' })).toBe('discovery-call')
    expect(kind({ registeredAt: '2027-03-27T01:00:00Z', projects: [project('active')] })).toBe(
      'project-active',
    )
  })
})
