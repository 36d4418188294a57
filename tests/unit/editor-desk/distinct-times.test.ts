import { expect, it } from 'vitest'
import { distinctTimes } from '../../../src/admin/ui/time-text'

it('two versions of one minute have seconds, others do not', () => {
  const instants = ['10:14:05', '10:14:50', '10:15:50'].map((time) => Date.parse(`2026-11-25T${time}Z`))
  expect(distinctTimes(instants, 'Europe/Berlin')).toEqual([
    '25 Nov 2026, 11:14:05',
    '25 Nov 2026, 11:14:50',
    '25 Nov 2026, 11:15',
  ])
})
