import { type Figures, figuresOf } from '@/content/figures'
import { fillPlaceholders, hasPlaceholders } from '@/content/placeholders'
import { callMinutes } from '@/features/booking/call-type/view'
import { siteLook } from '@/features/brand/queries'
import { storedAddOns, storedPlans } from '@/features/pricing/stored-prices'
import { siteFacts } from './queries'

export async function siteFigures(): Promise<Figures> {
  const [site, { currency }, minutes, plans, addOns] = await Promise.all([
    siteFacts(),
    siteLook(),
    callMinutes(),
    storedPlans(),
    storedAddOns(),
  ])
  return figuresOf({ site, currency, callMinutes: minutes, plans, addOns })
}

export async function withFigures<Content>(content: Content): Promise<Content> {
  return hasPlaceholders(content) ? fillPlaceholders(content, await siteFigures()) : content
}
