/** How far back the list of events looks, as its address says it; hours. */
export const eventPeriods = { '1h': 1, '24h': 24 } as const
export type EventPeriod = keyof typeof eventPeriods

/** When a period that ends now began. */
export const periodStart = (period: EventPeriod, now: Date): Date =>
  new Date(now.getTime() - eventPeriods[period] * 3_600_000)
