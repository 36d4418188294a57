/** The smallest package. No plan of the CMS has its price, so it is set here. */
export const quickWin = { price: '$500' } as const
