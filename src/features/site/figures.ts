import { type Figures, figuresOf } from '@/content/figures'
import { fillPlaceholders, hasPlaceholders } from '@/content/placeholders'
import { callMinutes } from '@/features/booking/call-type/view'
import { storedAddOns, storedPlans } from '@/features/pricing/stored-prices'
import { siteFacts } from './queries'

/** The current figures. A change renews the pages that use them. */
export async function siteFigures(): Promise<Figures> {
  const [site, minutes, plans, addOns] = await Promise.all([
    siteFacts(),
    callMinutes(),
    storedPlans(),
    storedAddOns(),
  ])
  return figuresOf({ site, callMinutes: minutes, plans, addOns })
}

/** CMS content with current figures in its placeholders. */
export async function withFigures<Content>(content: Content): Promise<Content> {
  return hasPlaceholders(content) ? fillPlaceholders(content, await siteFigures()) : content
}
