import { activeContent } from '@/cms/active-content'
import type { AddOn } from '@/payload-types'
import { publicPlan } from './public-plan'

export type PublicAddOn = Pick<AddOn, 'id' | 'name' | 'price' | 'description'>

export const storedPlans = activeContent('public-plans', 'pricing-plans', publicPlan)

export const storedAddOns = activeContent(
  'public-add-ons',
  'add-ons',
  ({ id, name, price, description }): PublicAddOn => ({ id, name, price, description }),
)
