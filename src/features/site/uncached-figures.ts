import type { Payload } from 'payload'
import { activeDocs } from '@/cms/active-docs'
import { type Figures, figuresOf } from '@/content/figures'
import { firstMinutes } from '@/features/booking/call-type/shown-types'
import { lookOf } from '@/features/brand/look'
import { storedLook } from '@/features/brand/stored'
import { publicPlan } from '@/features/pricing/public-plan'
import { siteFactsOf } from './facts'

/** The figures for mails. Uncached, because background work cannot use the pages' cache. */
export async function uncachedFigures(payload: Payload): Promise<Figures> {
  const stored = { depth: 0, overrideAccess: false } as const
  const [settings, row, callMinutes, plans, addOns] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', ...stored }),
    storedLook(payload),
    firstMinutes(payload),
    activeDocs(payload, 'pricing-plans', 0),
    activeDocs(payload, 'add-ons', 0),
  ])
  return figuresOf({
    site: siteFactsOf(settings),
    currency: lookOf(row).currency,
    callMinutes,
    plans: plans.map(publicPlan),
    addOns,
  })
}
