export const eventPeriods = { '1h': 1, '24h': 24 } as const
export type EventPeriod = keyof typeof eventPeriods

export const periodStart = (period: EventPeriod, now: Date): Date =>
  new Date(now.getTime() - eventPeriods[period] * 3_600_000)
