/** The amount in a displayed price: 'From $2,500' is 2500, 'Free' is 0; undefined if there is none. */
export function offerPrice(shown: string): number | undefined {
  if (/^free$/i.test(shown.trim())) return 0
  const amount = /(?:\p{Sc}|\b[A-Z]{3})\s?(\d[\d,]*(?:\.\d{1,2})?)/u.exec(shown)?.[1]
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''))
}
