import { expect, it } from 'vitest'
import { ideasHeadline } from '../../../src/content/listing-pages'

it.each([
  [0, 'Automation ideas'],
  [1, 'One automation idea'],
  [9, 'Nine automation ideas'],
  [10, 'Ten automation ideas'],
  [11, '11 automation ideas'],
])('the headline over %i ideas is %s', (count, headline) => {
  expect(ideasHeadline(count)).toBe(headline)
})
