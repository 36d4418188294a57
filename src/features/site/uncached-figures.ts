import type { Payload } from 'payload'
import { activeDocs } from '@/cms/active-docs'
import { type Figures, figuresOf } from '@/content/figures'
import { publicPlan } from '@/features/pricing/public-plan'
import { siteFactsOf } from './facts'

/** The figures for mails. Uncached, because background work cannot use the pages' cache. */
export async function uncachedFigures(payload: Payload): Promise<Figures> {
  const stored = { depth: 0, overrideAccess: false } as const
  const [settings, calendar, plans, addOns] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', ...stored }),
    payload.findGlobal({ slug: 'calendar-settings', ...stored }),
    activeDocs(payload, 'pricing-plans', 0),
    activeDocs(payload, 'add-ons', 0),
  ])
  return figuresOf({
    site: siteFactsOf(settings),
    callMinutes: calendar.bookingDurationMinutes,
    plans: plans.map(publicPlan),
    addOns,
  })
}
