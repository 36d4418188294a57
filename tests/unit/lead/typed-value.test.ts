import { describe, expect, it } from 'vitest'
import { moneyText } from '../../../src/features/lead/rules'
import { setLeadSchema } from '../../../src/features/lead/schema'
import { typedValue } from '../../../src/features/lead/typed-value'

describe('a typed value', () => {
  it.each([
    ['3000', 'USD', 3000],
    ['0', 'USD', 0],
    ['$3,000', 'USD', 3000],
    [' $ 12,500 ', 'USD', 12_500],
    ['usd 3 000', 'USD', 3000],
    ['1,000,000', 'USD', 1_000_000],
    ['1.000.000', 'USD', 1_000_000],
    ['3 000 €', 'EUR', 3000],
    ['3\u202f000\u00a0€', 'EUR', 3000],
    ['€3,000', 'EUR', 3000],
    ['3.000', 'EUR', 3000],
    ['3.000 EUR', 'EUR', 3000],
    ["CHF 3'000", 'CHF', 3000],
    ['3’000', 'CHF', 3000],
    ['kr 3 000', 'SEK', 3000],
    ['3.000', 'USD', 3000],
    ['1.500,50', 'EUR', 1501],
    ['1,500.50', 'USD', 1501],
    ['1,500.50', 'EUR', 1501],
    ['1500,50', 'USD', 1501],
    ['1 500', 'USD', 1500],
    ['1 500,4', 'SEK', 1500],
    ['1.234.567,89 €', 'EUR', 1_234_568],
    ['3,00', 'EUR', 3],
    ['3000.50', 'USD', 3001],
  ])('%s in %s is %i', (text, currency, value) => {
    expect(typedValue(text, currency)).toBe(value)
  })

  it.each(['USD', 'EUR', 'CAD', 'JPY', 'CHF', 'BRL'])('is read as the screens show it in %s', (currency) => {
    expect(typedValue(moneyText(1_234_567, currency), currency)).toBe(1_234_567)
  })

  it('may be left out', () => {
    expect(typedValue('  ', 'USD')).toBeNull()
  })

  it.each([
    ['a lot', 'USD'],
    ['$', 'USD'],
    ['€3,000', 'USD'],
    ['12,3456', 'USD'],
    ['1,000.000', 'EUR'],
    ['0.500', 'EUR'],
    ['-5', 'USD'],
    ['3k', 'USD'],
    ['1.234.56', 'EUR'],
    ['1,20,50', 'USD'],
    ['1 2', 'USD'],
  ])('%s in %s is unclear, and the message has an example', (text, currency) => {
    const value = typedValue(text, currency)
    expect(value).toBeNaN()
    const parsed = setLeadSchema.safeParse({ kind: 'person', id: 'ada@example.com', stage: 'new', value })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'Value must be a whole amount, such as 1,200',
    ])
  })
})
