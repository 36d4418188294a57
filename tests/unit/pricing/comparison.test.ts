import { expect, it } from 'vitest'
import { comparisonRows } from '../../../src/features/pricing/comparison'

it('lines up the rows of plans that name different ones', () => {
  const rows = comparisonRows([
    {
      comparison: [
        { feature: 'Support', value: '1 month' },
        { feature: 'Training', value: true },
      ],
    },
    {
      comparison: [
        { feature: 'Contact', value: true },
        { feature: 'Support', value: 'Unlimited' },
      ],
    },
  ])
  expect(rows).toEqual([
    { feature: 'Support', cells: ['1 month', 'Unlimited'] },
    { feature: 'Training', cells: [true, false] },
    { feature: 'Contact', cells: [false, true] },
  ])
})
