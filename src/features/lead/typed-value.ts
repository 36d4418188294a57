/** 'USD', '$' */
const signsOf = (currency: string): string[] =>
  (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  )

function withoutSign(text: string, currency: string): string {
  for (const sign of signsOf(currency).map((each) => each.toUpperCase())) {
    if (text.startsWith(sign)) return text.slice(sign.length).trim()
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim()
  }
  return text
}

const GROUPED = /^[1-9]\d{0,2}([\s,.'’])\d{3}(?:\1\d{3})*$/

/**
 * Reads a typed value and rounds it to whole units of the currency: '$3,000', '3 000 €', '1.500,50', '1500'. Three digits after a
 * separator are thousands, one or two are a fraction. Null for nothing, NaN if it is unclear, such as '0.500' or another currency.
 */
export function typedValue(text: string, currency: string): number | null {
  const typed = text.trim().toUpperCase()
  if (!typed) return null
  const amount = withoutSign(typed, currency)
  const [, whole = amount, point, fraction = '0'] = /^(.*\d)([.,])(\d{1,2})$/.exec(amount) ?? []
  const separator = GROUPED.exec(whole)?.[1]
  const isClear = /^\d+$/.test(whole) || (separator && separator !== point)
  return isClear ? Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)) : Number.NaN
}
