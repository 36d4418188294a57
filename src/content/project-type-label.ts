import { offerPrice } from '../lib/seo/offer-price'
import { type Figures, money } from './figures'

function andMore(price: string, currency: string): string {
  const amount = offerPrice(price)
  return amount ? `${money(amount, currency)}+` : price
}

/** Project types of the specification whose words follow the prices. */
const pricedTypes: Readonly<Partial<Record<string, (figures: Figures) => string>>> = {
  'Quick Win Workflow ($500+)': ({ quickWinPrice, currency }) =>
    `Quick Win Workflow (${andMore(quickWinPrice, currency)})`,
  'Business Booster ($2,500+)': ({ scalePackPrice, currency }) =>
    `Business Booster (${andMore(scalePackPrice, currency)})`,
}

export const projectTypeLabel = (type: string, figures: Figures): string =>
  pricedTypes[type]?.(figures) ?? type

export const projectTypeChoices = (types: readonly string[], figures: Figures) =>
  types.map((value) => ({ value, label: projectTypeLabel(value, figures) }))
