import { expect, it } from 'vitest'
import { workOfRow, workRowId } from '../../../src/features/queue/row-id'

const id = '00000000-0000-4000-8000-000000000000'

it.each(['inquiry', 'registration'] as const)('an %s is found by the name of its row', (kind) => {
  expect(workOfRow(workRowId({ kind, id }))).toEqual({ kind, id })
})

it.each(['', id, `booking-${id}`, 'inquiry-', "inquiry-1' or true", `inquiry${id}`])(
  '%j is no row',
  (name) => {
    expect(workOfRow(name)).toBeUndefined()
  },
)
