import { describe, expect, it } from 'vitest'
import { auditWords } from '../../../src/features/security/audit/words'

type Entry = Parameters<typeof auditWords>[0]

const entry = (tableName: string, newValues: Record<string, unknown>, more: Partial<Entry> = {}): Entry => ({
  action: 'INSERT',
  tableName,
  recordId: 'x',
  newValues,
  ...more,
})

describe('an entry of the audit log in words', () => {
  it.each([
    [{ newDevice: true, newNetwork: true }, 'Signed in from a new device and network'],
    [{ newDevice: true, newNetwork: false }, 'Signed in from a new device'],
    [{ newDevice: false, newNetwork: true }, 'Signed in from a new network'],
    [{ newDevice: false, newNetwork: false }, 'Signed in'],
  ])('says of a sign-in with %j: %s', (values, words) => {
    expect(auditWords(entry('sessions', values))).toBe(words)
  })

  it.each([
    ['bookings', 'Exported the bookings'],
    ['subscribers', 'Exported the newsletter subscribers'],
    ['security_events', 'Exported the security events'],
  ])('names an export of %s', (recordId, words) => {
    expect(auditWords(entry('exports', {}, { recordId }))).toBe(words)
  })

  it.each([
    [true, 'Marked an event as handled'],
    [false, 'Marked an event as not handled'],
  ])('says whether an event is handled: %s', (handled, words) => {
    expect(auditWords(entry('security_events', { handled }, { action: 'UPDATE' }))).toBe(words)
  })

  it('leaves changes to their values', () => {
    expect(auditWords(entry('profiles', { fullName: 'Ada' }))).toBeUndefined()
    expect(auditWords(entry('sessions', {}, { action: 'DELETE' }))).toBeUndefined()
  })
})
