import { offerPrice } from '../lib/seo/offer-price'
import { type ContactProjectType, contactProjectTypes } from './contact-options'
import { dollars, type Figures } from './figures'

function andMore(price: string): string {
  const amount = offerPrice(price)
  return amount ? `${dollars(amount)}+` : price
}

const pricedTypes: Readonly<Partial<Record<ContactProjectType, (figures: Figures) => string>>> = {
  'Quick Win Workflow ($500+)': ({ quickWinPrice }) => `Quick Win Workflow (${andMore(quickWinPrice)})`,
  'Business Booster ($2,500+)': ({ scalePackPrice }) => `Business Booster (${andMore(scalePackPrice)})`,
}

export const projectTypeLabel = (type: ContactProjectType, figures: Figures): string =>
  pricedTypes[type]?.(figures) ?? type

export const projectTypeChoices = (figures: Figures): { value: ContactProjectType; label: string }[] =>
  contactProjectTypes.map((value) => ({ value, label: projectTypeLabel(value, figures) }))
