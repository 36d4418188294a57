import { expect, it } from 'vitest'
import { repeatedErrors } from '../../../src/lib/repeated-errors'

it('of equal errors the first is written, and one a minute with the number of the others', () => {
  const decide = repeatedErrors(60_000)
  expect(decide('refused', 0)).toEqual({ write: true, leftOut: 0 })
  for (let second = 1; second < 60; second++) expect(decide('refused', second * 1000).write).toBe(false)
  expect(decide('another', 1000)).toEqual({ write: true, leftOut: 0 })
  expect(decide('refused', 60_000)).toEqual({ write: true, leftOut: 59 })
  expect(decide('refused', 120_000)).toEqual({ write: true, leftOut: 0 })
})
