import { withFigures } from '../site/figures'
import type { PublicPlan } from './public-plan'
import { type PublicAddOn, storedAddOns, storedPlans } from './stored-prices'

export const publicPlans = async (): Promise<PublicPlan[]> => withFigures(await storedPlans())

export const publicAddOns = async (): Promise<PublicAddOn[]> => withFigures(await storedAddOns())
