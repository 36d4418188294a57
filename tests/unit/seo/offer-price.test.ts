import { expect, it } from 'vitest'
import { offerPrice } from '../../../src/lib/seo/offer-price'

it.each([
  ['Free', 0],
  ['$750', 750],
  ['From $2,500', 2500],
  ['from $1,999.50', 1999.5],
  ['Custom', undefined],
  ['+50% of project cost', undefined],
])('%s', (shown, price) => {
  expect(offerPrice(shown)).toBe(price)
})
