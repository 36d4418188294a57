import { offerPrice } from '../lib/seo/offer-price'
import { dollars, type Figures } from './figures'

function andMore(price: string): string {
  const amount = offerPrice(price)
  return amount ? `${dollars(amount)}+` : price
}

/** Project types of the specification whose words follow the prices. */
const pricedTypes: Readonly<Partial<Record<string, (figures: Figures) => string>>> = {
  'Quick Win Workflow ($500+)': ({ quickWinPrice }) => `Quick Win Workflow (${andMore(quickWinPrice)})`,
  'Business Booster ($2,500+)': ({ scalePackPrice }) => `Business Booster (${andMore(scalePackPrice)})`,
}

export const projectTypeLabel = (type: string, figures: Figures): string =>
  pricedTypes[type]?.(figures) ?? type

export const projectTypeChoices = (types: readonly string[], figures: Figures) =>
  types.map((value) => ({ value, label: projectTypeLabel(value, figures) }))
