/** The smallest package of the services page. No plan of the CMS stands for it: its price is set here alone. */
export const quickWin = { price: '$500' } as const
