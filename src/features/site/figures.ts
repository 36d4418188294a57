import { type Figures, figuresOf } from '@/content/figures'
import { fillPlaceholders, hasPlaceholders } from '@/content/placeholders'
import { callMinutes } from '@/features/booking/settings/view'
import { storedAddOns, storedPlans } from '@/features/pricing/stored-prices'
import { siteFacts } from './queries'

/** The figures that pages may name, as the CMS has them now. A page that asks is made anew when one changes. */
export async function siteFigures(): Promise<Figures> {
  const [site, minutes, plans, addOns] = await Promise.all([
    siteFacts(),
    callMinutes(),
    storedPlans(),
    storedAddOns(),
  ])
  return figuresOf({ site, callMinutes: minutes, plans, addOns })
}

/** Content of the CMS with today's figures in the places of its placeholders. */
export async function withFigures<Content>(content: Content): Promise<Content> {
  return hasPlaceholders(content) ? fillPlaceholders(content, await siteFigures()) : content
}
