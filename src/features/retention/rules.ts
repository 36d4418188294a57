import { defaultRetention, type Retention } from '@/content/retention'

export const retentionOf = (stored: Partial<Retention> | null | undefined): Retention => ({
  ...defaultRetention,
  ...stored,
})

/** Older rows are due: a UTC instant, by calendar months. 31 March less a month is 28 February. */
export const retentionStart = (now: Date, months: number): Date => {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
  return new Date(epochMilliseconds)
}
