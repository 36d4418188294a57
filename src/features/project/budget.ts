export const CURRENCY_MISSING = 'Write the budget with its currency, for example $2,500'

/** A figure alone does not say what it counts. */
export const namesCurrency = (budget: string): boolean => /[^\d\s.,'-]/.test(budget)
