import { withFigures } from '../site/figures'
import type { PublicPlan } from './public-plan'
import { type PublicAddOn, storedAddOns, storedPlans } from './stored-prices'

/** The plans that visitors may see, in the editors' order. */
export const publicPlans = async (): Promise<PublicPlan[]> => withFigures(await storedPlans())

/** The extras that visitors may see, in the editors' order. */
export const publicAddOns = async (): Promise<PublicAddOn[]> => withFigures(await storedAddOns())
