/** Where 3.000 is three thousand. Elsewhere it may be three. */
const DOT_GROUPS: ReadonlySet<string> = new Set(
  'ARS BRL CLP COP CRC DKK EUR IDR ISK PYG RON RSD TRY UYU VND'.split(' '),
)

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

/**
 * Reads a typed value in whole units of the currency: '$3,000', '3 000 €', '3000'. Null for nothing, NaN if it is unclear, such
 * as '3,00' or another currency.
 */
export function typedValue(text: string, currency: string): number | null {
  const typed = text.trim().toUpperCase()
  if (!typed) return null
  const amount = withoutSign(typed, currency)
  if (/^\d+$/.test(amount)) return Number(amount)
  const [, separator, more] = /^[1-9]\d{0,2}([\s,.'’])\d{3}((?:\1\d{3})*)$/.exec(amount) ?? []
  if (!separator || (separator === '.' && !more && !DOT_GROUPS.has(currency))) return Number.NaN
  return Number(amount.replaceAll(separator, ''))
}
